/** Query parameter of `/login` that holds the page to go back to. */
const NEXT = 'next';

/** Pages that make no sense after a login. */
const NOT_BACK = ['/login', '/password-reset', '/auth/resetconfirm'];

/** Address of the login that leads back to a page. */
export function loginPath(here: { pathname: string; search: string; hash: string }): string {
  return loginPathTo(here.pathname + here.search + here.hash);
}

/** Address of the login that leads to a path of this site. */
export function loginPathTo(wanted: string): string {
  return `/login?${new URLSearchParams({ [NEXT]: wanted })}`;
}

/** Whether the login was asked for by a page. */
export function isForced(search: string): boolean {
  return new URLSearchParams(search).has(NEXT);
}

/**
 * Where to go after a login: the page that asked for it, else home. Only paths of this origin are
 * taken, so that a link to the login cannot lead a person who has just logged in elsewhere.
 */
export function wantedPage(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (!wanted?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || NOT_BACK.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The page that was left for the login because its session had ended, so that the login can say so. */
export const lostSession = {
  from: null as string | null,
  note(wanted: string): void {
    this.from = wanted;
  },
};
