import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { when } from 'mobx';
import { accessVerdict, matchRoute } from '../access/access';
import { areas } from '../loader/areas';
import { giveUpFirstView } from './head-script';

/** Whether the page of an address will not appear: access is denied, or its module failed. */
function isPageUnavailable(pathname: string): boolean {
  const match = matchRoute(pathname);
  if (accessVerdict(pathname).shown !== 'ok') return true;
  return match.kind === 'module' && ['error', 'refused'].includes(areas.of(match.id).state);
}

/**
 * Removes the first view when a different page is shown; the page it belongs to takes over what was typed
 * itself.
 */
export function watchFirstView(): void {
  if (!firstView.shown) return;
  const shown = location.pathname;
  when(() => isPageUnavailable(shown), giveUpFirstView);
  addEventListener('single-spa:routing-event', () => {
    if (location.pathname !== shown) firstView.drop();
  });
}
