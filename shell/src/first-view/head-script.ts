/** Functions that the script in the head of a page with a first view provides (head.js). */
interface HeadScript {
  drop: () => void;
  giveUp: () => void;
  dropped: (() => void) | null;
}

const headScript = () => (window as { firstView?: Partial<HeadScript> }).firstView;

/** Removes the first view because another page is shown. */
export const dropFirstView = (): void => headScript()?.drop?.();

/** Tells the first view that the page it previews could not be loaded, so that it stops waiting for it. */
export const giveUpFirstView = (): void => headScript()?.giveUp?.();

/** Runs at once without a first view, otherwise when it is removed and before the page behind it is painted. */
export function whenNoFirstView(run: () => void): void {
  const view = document.getElementById('first') && headScript();
  if (view) view.dropped = run;
  else run();
}
