import { recall } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Remembered once the text font has come to this browser; read by shell/src/first-view/head.js, too. */
export const FONT_KEY = 'ciguawatch.fonts';

/**
 * Lets the fonts of the device stand in for the text font where this browser has not fetched it yet: on a phone's link its
 * 34 kB took 0.7 s of what the first page waits for. Called before anything is drawn.
 */
export function holdTextFont(): void {
  if (recall(FONT_KEY) === null) document.documentElement.dataset.fonts = 'later';
}
