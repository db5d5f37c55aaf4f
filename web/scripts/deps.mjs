// Installs the libraries of package-lock.json, unless exactly these are already there for this version of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.ecumene-stamp';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.version + process.platform + process.arch)
  .digest('hex');

if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) {
  process.exit(0);
}
console.log('web: installing libraries (npm ci)');
const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (npm.status !== 0) {
  process.exit(npm.status ?? 1);
}
writeFileSync(STAMP, wanted);
