/** Functions provided by the inline script in the head of a page with a first view (head.js). */
interface HeadScript {
  drop: () => void;
  giveUp: () => void;
  dropped: (() => void) | null;
}

const headScript = () => (window as { firstView?: Partial<HeadScript> }).firstView;

/** Removes the first view because another page is shown. */
export const dropFirstView = (): void => headScript()?.drop?.();

/** Ends the wait of a first view whose page could not be loaded. */
export const giveUpFirstView = (): void => headScript()?.giveUp?.();

/**
 * Runs a function once there is no first view: at once, or when it is removed, before the page is painted.
 */
export function whenNoFirstView(run: () => void): void {
  const view = document.getElementById('first') && headScript();
  if (view) view.dropped = run;
  else run();
}
