/** What the script in the head of a page with a first view offers (head.js). */
interface Noted {
  drop: () => void;
  giveUp: () => void;
}

const noted = () => (window as { firstView?: Noted }).firstView;

/** Says that the page which the first view stands for will not come. */
export const giveUpFirstView = (): void => noted()?.giveUp?.();

/** Takes the first view away: something else is to be seen. */
export const dropFirstView = (): void => noted()?.drop?.();

/** Follows what becomes of the page behind a first view. Home and most visits have none, and fetch nothing for it. */
export function startFirstView(): void {
  if (!document.getElementById('first')) return;
  import(/* webpackChunkName: "area" */ './watch').then(
    ({ watchFirstView }) => watchFirstView(),
    giveUpFirstView,
  );
}
