/** Functions provided by the inline script in the head of a page with a first view (head.js). */
interface HeadScript {
  drop: () => void;
  giveUp: () => void;
  dropped: (() => void) | null;
}

const headScript = () => (window as { firstView?: Partial<HeadScript> }).firstView;

/** Removes the first view because another page is shown. */
export const dropFirstView = (): void => headScript()?.drop?.();

/** Tells the first view that its page could not be loaded, so that it stops waiting. */
export const giveUpFirstView = (): void => headScript()?.giveUp?.();

/**
 * Runs a function at once without a first view; otherwise when it is removed, before the page behind it is
 * painted.
 */
export function whenNoFirstView(run: () => void): void {
  const view = document.getElementById('first') && headScript();
  if (view) view.dropped = run;
  else run();
}
