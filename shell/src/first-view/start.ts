import { giveUpFirstView } from './noted';

/** Follows what becomes of the page behind a first view. Home and most visits have none, and fetch nothing for it. */
export function startFirstView(): void {
  if (!document.getElementById('first')) return;
  import(/* webpackChunkName: "area" */ './watch').then(
    ({ watchFirstView }) => watchFirstView(),
    giveUpFirstView,
  );
}
