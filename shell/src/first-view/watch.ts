import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { when } from 'mobx';
import { matchRoute, verdict } from '../access/access';
import { areas } from '../loader/areas';
import { giveUpFirstView } from './head-script';

/** Whether the page of an address will not come: it is closed to this person, or its module failed. */
function isLost(pathname: string): boolean {
  const match = matchRoute(pathname);
  if (verdict(pathname).shown !== 'ok') return true;
  return match.kind === 'module' && ['error', 'refused'].includes(areas.of(match.id).state);
}

/**
 * Removes the first view when another page is shown than the one it previews; that page itself takes over the
 * answers typed in it.
 */
export function watchFirstView(): void {
  if (!firstView.shown) return;
  const shown = location.pathname;
  when(() => isLost(shown), giveUpFirstView);
  addEventListener('single-spa:routing-event', () => {
    if (location.pathname !== shown) firstView.drop();
  });
}
