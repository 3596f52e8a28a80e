import { giveUpFirstView } from './head-script';

/**
 * Follows what becomes of the page behind a first view. Home comes with the shell and takes its place at once: it and
 * visits without a first view fetch nothing for it.
 */
export function startFirstView(): void {
  if (!document.getElementById('first') || location.pathname === '/') return;
  import(/* webpackChunkName: "area" */ './watch').then(
    ({ watchFirstView }) => watchFirstView(),
    giveUpFirstView,
  );
}
