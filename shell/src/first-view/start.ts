import { giveUpFirstView } from './head-script';

/**
 * Watches the page behind a first view. Not on home, which is part of the shell and replaces its first view
 * at once: such visits do not load this code.
 */
export function startFirstView(): void {
  if (!document.getElementById('first') || location.pathname === '/') return;
  import(/* webpackChunkName: "area" */ './watch').then(
    ({ watchFirstView }) => watchFirstView(),
    giveUpFirstView,
  );
}
