/** Query parameter of `/login` with the page to return to. */
const NEXT_PARAM = 'next';

/** Pages that must not be returned to after a login. */
const NO_RETURN_PATHS = ['/login', '/password-reset', '/auth/resetconfirm'];

/** Address of the login page that returns to the current page. */
export function loginPath(here: { pathname: string; search: string; hash: string }): string {
  return loginPathTo(here.pathname + here.search + here.hash);
}

/** Address of the login page that returns to a path of this site. */
export function loginPathTo(wanted: string): string {
  return `/login?${new URLSearchParams({ [NEXT_PARAM]: wanted })}`;
}

/** Address of the page that adds a second factor, which then leads on to a path of this site. */
export const securityPath = (wanted: string): string =>
  `/security?${new URLSearchParams({ [NEXT_PARAM]: wanted })}`;

/** Whether the login has a page to return to, because that page required it. */
export function hasReturnPage(search: string): boolean {
  return new URLSearchParams(search).has(NEXT_PARAM);
}

/**
 * The page to open after a login: the one that redirected to it, else home. Only paths of this origin are
 * accepted, so that a crafted link cannot redirect to another site.
 */
export function wantedPage(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(NEXT_PARAM);
  if (!wanted?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || NO_RETURN_PATHS.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** The page that was left because its session had ended, so that the login can say so. */
export const lostSession = {
  from: null as string | null,
  note(wanted: string): void {
    this.from = wanted;
  },
};
