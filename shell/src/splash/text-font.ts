import { remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { isFetching } from '../loader/fetch-early';
import { sparesData } from '../offline/link';
import { FONT_KEY } from './text-font-kept';

/** Milliseconds from the request of the page to its start within which a link is fast enough for everything at once. */
const FAST = 1500;
/** Milliseconds without an answer after which the page on display has what it asked for, and those after which it need not. */
const QUIET = 2000;
const AT_MOST = 30_000;

/** Runs once nothing has arrived for a while and nothing that was asked for early is on its way. */
function whenQuiet(run: () => void): void {
  const began = performance.now();
  let last = began;
  const seen = new PerformanceObserver(() => {
    last = performance.now();
  });
  seen.observe({ type: 'resource' });
  const look = () => {
    const now = performance.now();
    if (isFetching()) last = now;
    if (now - last < QUIET && now - began < AT_MOST) return void setTimeout(look, 200);
    seen.disconnect();
    run();
  };
  look();
}

/** Runs when another page is opened. */
function whenLeft(run: () => void): void {
  const { pathname } = location;
  const look = () => {
    if (location.pathname === pathname) return;
    window.removeEventListener('popstate', look);
    run();
  };
  window.addEventListener('popstate', look);
}

/** Fetches the text font; `shows` says when it may be seen. What stands in for it stays where it does not come. */
async function fetchFont(shows: (show: () => void) => void): Promise<void> {
  const faces = await document.fonts.load('1rem "Atkinson Hyperlegible Next"').catch(() => []);
  if (faces.length === 0) return;
  remember(FONT_KEY, '1');
  shows(() => delete document.documentElement.dataset.fonts);
}

/**
 * Fetches the text font where it was held back (`holdTextFont`): at once on a fast link; on a slow one last of all, and
 * shown from the next page on, since somebody reads this one and a line may break elsewhere; not for somebody who spares data.
 */
export function fetchTextFont(): void {
  if (document.documentElement.dataset.fonts !== 'later' || !document.fonts || sparesData()) return;
  if (performance.now() < FAST || typeof PerformanceObserver === 'undefined')
    void fetchFont((show) => show());
  else whenQuiet(() => void fetchFont(whenLeft));
}
