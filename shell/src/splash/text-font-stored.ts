import { recall } from '@ciguawatch/shared/runtime/storage/local-storage';

/** Set once the text font has loaded in this browser; also read by shell/src/first-view/head.js. */
export const FONT_STORED_KEY = 'ciguawatch.fonts';

/**
 * Uses the device's fonts while the text font is not cached: on a phone's connection its 34 kB took 0.7 s
 * of the first page's loading time. Called before anything is rendered.
 */
export function holdTextFont(): void {
  if (recall(FONT_STORED_KEY) === null) document.documentElement.dataset.fonts = 'later';
}
