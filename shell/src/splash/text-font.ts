import { remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { isFetching } from '../loader/fetch-early';
import { sparesData } from '../offline/link';
import { FONT_KEY } from './text-font-kept';

/** Milliseconds from the request of the page to its code within which a link is fast enough for everything at once. */
const FAST = 1200;
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

/** The text font once it is asked for; false where it does not come. */
let asked: Promise<boolean> | null = null;
let came = false;

function fetchFont(): Promise<boolean> {
  asked ??= document.fonts.load('1rem "Atkinson Hyperlegible Next"').then(
    ({ length }) => {
      came = length > 0;
      if (came) remember(FONT_KEY, '1');
      return came;
    },
    () => false,
  );
  return asked;
}

const isHeld = () => document.documentElement.dataset.fonts === 'later' && !!document.fonts && !sparesData();

const show = () => {
  delete document.documentElement.dataset.fonts;
};

/** On a fast link, asks for the text font with everything else: where it comes in time the first page has it. */
export function fetchTextFontEarly(): void {
  if (isHeld() && performance.now() < FAST) void fetchFont();
}

/**
 * Shows the text font where it has come before the first page is drawn; otherwise fetches it last of all and shows it
 * from the next page on, since somebody reads this one and a line may break elsewhere. Not for somebody who spares data.
 */
export function settleTextFont(): void {
  if (!isHeld()) return;
  const whenHere = () => void fetchFont().then((here) => here && whenLeft(show));
  if (came) show();
  else if (asked || typeof PerformanceObserver === 'undefined') whenHere();
  else whenQuiet(whenHere);
}
