/** A response of a network or of a cache, as far as this looks at it. */
type Page = Response;

/** What tells a page with its first view, and the build of the shell that it names. */
const FIRST = 'id="first"';
const BUILD = /name="portal-build" content="([^"]*)"/;

/** What of a browser this needs; replaced in tests. */
interface FirstPagesOptions {
  /** build of the shell that this worker belongs to */
  build: string;
  open: () => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>;
  fetch: (path: string) => Promise<Page>;
}

/**
 * The pages that show something before their scripts have come (server/src/first-view), kept by address. They are put
 * together by the server from what is in service, so that no list of the build can name them: each is asked for again
 * behind the one that was shown.
 */
export function firstPages({ build, open, fetch }: FirstPagesOptions) {
  /** Asks for the page at an address and keeps it, if it is one with a first view and of this build. */
  const renew = async (path: string): Promise<void> => {
    const response = await fetch(path);
    if (!response.ok) return;
    const text = await response.clone().text();
    const cache = await open();
    if (text.includes(FIRST) && BUILD.exec(text)?.[1] === build) await cache.put(path, response);
    // Another build is in service, whose worker is on its way; or the module no longer draws one.
    else await cache.delete(path);
  };
  return {
    renew,
    /** The kept page of an address, or undefined: none is kept, or a query asks for another one. */
    async kept({ pathname, search }: URL): Promise<Page | undefined> {
      return search === '' ? (await open()).match(pathname, { ignoreVary: true }) : undefined;
    },
  };
}
