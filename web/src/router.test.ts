import { afterEach, describe, expect, it } from 'vitest';
import { readRoute, router } from './router.svelte';

const at = (path: string) => readRoute(new URL(path, 'http://localhost'));

describe('addresses', () => {
  it('name the pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new?game=tempus')).toEqual({ page: 'new', game: 'tempus' });
    expect(at('/new/')).toEqual({ page: 'new', game: null });
    expect(at('/matches')).toEqual({ page: 'matches' });
    expect(at('/elsewhere')).toEqual({ page: 'nowhere', path: '/elsewhere' });
    expect(at('/match/a/b').page).toBe('nowhere');
  });

  it('name a match, a seat, an invitation and a move', () => {
    expect(at('/match/abc?seat=2&invitation=xyz#ply=57')).toEqual({
      page: 'match',
      id: 'abc',
      seat: 2,
      invitation: 'xyz',
      ply: 57,
    });
    expect(at('/match/abc?seat=none')).toMatchObject({ seat: 'none', ply: null, invitation: null });
  });

  it('are read with care', () => {
    expect(at('/match/abc?seat=-1#ply=x')).toMatchObject({ seat: null, ply: null });
    expect(at('/match/abc#ply=99999999999999')).toMatchObject({ ply: null });
    expect(at('/match/%E0%A4%A').page).toBe('match');
  });
});

describe('links', () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  function click(html: string, init: MouseEventInit = {}): boolean {
    stop = router.start();
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    let taken = false;
    // The last to hear of it: whatever our router has left alone must not be loaded in a test either.
    const last = (heard: Event) => {
      taken = heard.defaultPrevented;
      heard.preventDefault();
    };
    addEventListener('click', last);
    document.querySelector('a')!.dispatchEvent(event);
    removeEventListener('click', last);
    stop();
    return taken;
  }

  it('to our pages change the page without loading', () => {
    expect(click('<a href="/matches">x</a>')).toBe(true);
    expect(router.current.page).toBe('matches');
  });

  it('that the browser must follow itself are left alone', () => {
    expect(click('<a href="/matches" target="_blank">x</a>')).toBe(false);
    expect(click('<a href="/matches">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/api/matches/x/record" download>x</a>')).toBe(false);
    expect(click('<a href="https://example.org/">x</a>')).toBe(false);
  });
});
