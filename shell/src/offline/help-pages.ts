import {
  GUIDES,
  guideAddress,
  HELP_BASE,
  type HelpLanguage,
  helpAddress,
} from '@ciguawatch/shared/contract/help-tasks';
import { isBelow } from '@ciguawatch/shared/contract/paths';
import { firstShipped } from '@ciguawatch/shared/domain/text/fallback';

/** Name of the cache of the help. */
const CACHE = 'help';

/** Whether an address is one of the help's, or of the style sheet that its pages need. */
export const isHelpPath = (pathname: string): boolean =>
  isBelow(HELP_BASE, pathname) || /^\/plain\/style\.[0-9a-f]+\.css$/.test(pathname);

const languageOf = (url: URL): HelpLanguage =>
  firstShipped([url.searchParams.get('lang') ?? '']) === 'fr_FR' ? 'fr' : 'en';

/** Browser functions needed here; replaced in tests. */
interface HelpOptions {
  open: () => Promise<Pick<Cache, 'match' | 'put'>>;
  fetch: (request: Request | string) => Promise<Response>;
}

/** Response to requests of the help: the network's, and without a network what was kept of an earlier visit. */
export function helpPages({ open, fetch }: HelpOptions) {
  /** Languages whose guides this worker has kept since it started. */
  const held = new Set<HelpLanguage>();

  const keep = async (address: string, response?: Response): Promise<void> => {
    const page = response ?? (await fetch(address));
    if (page.status === 200) await (await open()).put(address, page);
  };

  /** Keeps every guide of a language, so that one visit is enough for the help of every screen without a network. */
  const keepGuides = async (language: HelpLanguage): Promise<void> => {
    if (held.has(language)) return;
    held.add(language);
    for (const guide of ['', ...GUIDES] as const)
      await keep(guideAddress(guide, language)).catch(() => held.delete(language));
  };

  const kept = async (url: URL): Promise<Response> => {
    const language = languageOf(url);
    const at = url.searchParams.get('at');
    if (at !== null) return Response.redirect(new URL(helpAddress(at, language), url).href);
    const cache = await open();
    const found =
      (await cache.match(url.pathname + url.search, { ignoreVary: true })) ??
      (await cache.match(url.pathname, { ignoreVary: true, ignoreSearch: true }));
    return found ?? Response.redirect(new URL('/', url).href);
  };

  return {
    /** @param wait keeps the worker alive for what goes on after the response */
    async respond(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
      const url = new URL(request.url);
      try {
        const response = await fetch(request);
        // The server redirects, so that the browser asks for the task's own address next.
        if (response.status === 200 && !url.searchParams.has('q')) {
          wait(keep(url.pathname + url.search, response.clone()));
          if (request.mode === 'navigate') wait(keepGuides(languageOf(url)));
        }
        return response;
      } catch {
        return kept(url);
      }
    },
  };
}

/** The help with the caches and the network of the worker. */
export const workerHelp = () =>
  helpPages({ open: () => caches.open(CACHE), fetch: (request) => fetch(request) });
