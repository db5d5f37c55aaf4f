/** Which page is shown: read from the address, changed by links and by `go`. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'matches' }
  | { page: 'match'; id: string; seat: number | 'none' | null; invitation: string | null; ply: number | null }
  | { page: 'nowhere'; path: string };

export function readRoute(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const match = /^\/match\/([^/]+)$/.exec(path);
  if (match) {
    return {
      page: 'match',
      id: decode(match[1]!),
      seat: readSeat(url.searchParams.get('seat')),
      invitation: url.searchParams.get('invitation'),
      ply: readNumber(/^#ply=(\d{1,9})$/.exec(url.hash)?.[1] ?? null),
    };
  }
  switch (path) {
    case '/':
      return { page: 'home' };
    case '/new':
      return { page: 'new', game: url.searchParams.get('game') };
    case '/matches':
      return { page: 'matches' };
    default:
      return { page: 'nowhere', path };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readSeat(text: string | null): number | 'none' | null {
  return text === 'none' ? 'none' : readNumber(text);
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  current = $state.raw<Route>(readRoute(new URL(location.href)));

  /** Listens to the browser: back, forward, and clicks on links to our own pages. */
  start(): () => void {
    const read = () => (this.current = readRoute(new URL(location.href)));
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || !staysHere(event, link)) {
        return;
      }
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
      document.removeEventListener('click', click);
    };
  }

  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash) {
      history.pushState(null, '', path);
    }
    const before = this.current;
    this.current = readRoute(new URL(location.href));
    if (before.page !== this.current.page) {
      scrollTo(0, 0);
      // Who does not see the page change hears it: the next thing read is the new page.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }

  /** Changes the address of the page we are on, without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.current = readRoute(new URL(location.href));
  }
}

/** A plain click on a link to one of our pages; everything else is the browser's business. */
function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    link.origin === location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    !link.pathname.startsWith('/api/') &&
    !(
      link.pathname === location.pathname &&
      link.search === location.search &&
      link.hash.startsWith('#') &&
      !link.hash.startsWith('#ply=')
    )
  );
}

export const router = new Router();
