import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { when } from 'mobx';
import { matchRoute, verdict } from '../access/access';
import { areas } from '../loader/areas';
import { giveUpFirstView } from './noted';

/** Whether the page of an address will not come: it is closed to this person, or its module failed. */
function isLost(pathname: string): boolean {
  const match = matchRoute(pathname);
  if (verdict(pathname).shown !== 'ok') return true;
  return match.kind === 'module' && ['error', 'refused'].includes(areas.of(match.id).state);
}

/** Takes the first view away where another page is shown than the one that it stands for. The page itself hands over. */
export function watchFirstView(): void {
  if (!firstView.shown) return;
  const shown = location.pathname;
  when(() => isLost(shown), giveUpFirstView);
  addEventListener('single-spa:routing-event', () => {
    if (location.pathname !== shown) firstView.drop();
  });
}
