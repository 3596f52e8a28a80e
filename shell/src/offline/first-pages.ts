/** A response from network or cache. */
type Page = Response;

/** Text by which a page with a first view is recognised, and the build of the shell that it names. */
const FIRST_VIEW_MARK = 'id="first"';
const BUILD_META = /name="portal-build" content="([^"]*)"/;

/** Browser functions needed here; replaced in tests. */
interface FirstPagesOptions {
  /** build of the shell that this worker belongs to */
  build: string;
  open: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>;
  fetch: (path: string) => Promise<Page>;
}

/**
 * Cache of pages with a first view, by address. The server assembles them from the releases in service
 * (server/src/first-view), so the build cannot list them: each is requested again after it was shown.
 */
export function firstPages({ build, open, fetch }: FirstPagesOptions) {
  /** Requests the page at an address and stores it, if it has a first view and is of this build. */
  const renew = async (path: string): Promise<void> => {
    const response = await fetch(path);
    if (!response.ok) return;
    const text = await response.clone().text();
    const cache = await open();
    if (text.includes(FIRST_VIEW_MARK) && BUILD_META.exec(text)?.[1] === build)
      await cache.put(path, response);
    // Another build is in service, whose worker is being installed; or the page no longer has a first view.
    else await cache.delete(path);
  };
  return {
    renew,
    /** The stored page of an address; undefined when there is none, or the address has a query. */
    async kept({ pathname, search }: URL): Promise<Page | undefined> {
      return search === '' ? (await open()).match(pathname, { ignoreVary: true }) : undefined;
    },
  };
}
