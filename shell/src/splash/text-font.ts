import { remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { isFetching } from '../loader/fetch-early';
import { isDataSaverOn } from '../offline/link';
import { FONT_STORED_KEY } from './text-font-stored';

/**
 * If the page's code arrives within this many milliseconds, the connection is fast enough to load
 * everything at once.
 */
const FAST_PAGE_MS = 1200;
/**
 * Milliseconds without a response after which the page is considered loaded, and the longest wait for that.
 */
const QUIET_NETWORK_MS = 2000;
const MAX_QUIET_WAIT_MS = 30_000;

/** Runs when no response has arrived for a while and no early request is running. */
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
    if (now - last < QUIET_NETWORK_MS && now - began < MAX_QUIET_WAIT_MS) return void setTimeout(look, 200);
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

/** The request for the text font, null before it starts; resolves to false when it fails. */
let fontRequest: Promise<boolean> | null = null;
let hasFontArrived = false;

function fetchFont(): Promise<boolean> {
  fontRequest ??= document.fonts.load('1rem "Atkinson Hyperlegible Next"').then(
    ({ length }) => {
      hasFontArrived = length > 0;
      if (hasFontArrived) remember(FONT_STORED_KEY, '1');
      return hasFontArrived;
    },
    () => false,
  );
  return fontRequest;
}

const isFontHeldBack = () =>
  document.documentElement.dataset.fonts === 'later' && !!document.fonts && !isDataSaverOn();

const show = () => {
  delete document.documentElement.dataset.fonts;
};

/**
 * On a fast connection, requests the text font together with everything else, for the first page already.
 */
export function fetchTextFontEarly(): void {
  if (isFontHeldBack() && performance.now() < FAST_PAGE_MS) void fetchFont();
}

/**
 * Shows the text font if it has loaded before the first page is rendered. Otherwise it is loaded last and
 * shown from the next page on, because a change of font would shift the text being read. Not while saving
 * data.
 */
export function settleTextFont(): void {
  if (!isFontHeldBack()) return;
  const whenHere = () => void fetchFont().then((here) => here && whenLeft(show));
  if (hasFontArrived) show();
  else if (fontRequest || typeof PerformanceObserver === 'undefined') whenHere();
  else whenQuiet(whenHere);
}
