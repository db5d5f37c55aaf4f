import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // In tests the browser's side of Svelte, since components are mounted there.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and drawings stay files: the server's policy allows no data addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: { proxy: { '/api': process.env.ECUMENE ?? 'http://localhost:8080' } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
