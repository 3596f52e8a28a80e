/** Key under which the tab keeps the page to open once the provider sent the browser back. */
const KEY = 'sso-wanted';

/** Keeps the page to open after a login elsewhere; a tab that may keep nothing opens home. */
export function keepWanted(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Home is opened then.
  }
}

/** The kept page, once; home without one. */
export function takeWanted(): string {
  try {
    const path = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return path ?? '/';
  } catch {
    return '/';
  }
}

/** What a provider appended to the address of the login page; null when no provider sent the browser here. */
export function returnedQuery(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error')) ? search.slice(1) : null;
}
