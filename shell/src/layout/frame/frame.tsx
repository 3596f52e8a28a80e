import { usePath } from '@ciguawatch/shared/runtime/navigation/address';
import { ToastRegion } from '@ciguawatch/shared/ui/feedback/toast-region';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { matchRoute, verdict } from '../../access/access';
import { LogoutGate } from '../../account/logout-gate';
import { Slots } from '../../loader/slots';
import { PageBoundary } from '../../pages/boundary';
import { Banners } from '../banners/banners';
import { BottomBar } from '../bars/bottom-bar';
import { Footer } from '../bars/footer';
import { SideNav } from '../bars/side-nav';
import { TopBar } from '../bars/top-bar';
import { currentMenu } from '../menu/current-menu';
import { AREA_COLOUR } from '../menu/menu-model';
import css from './frame.module.css';
import { LeaveGate } from './leave-gate';
import { Screen } from './screen';
import { useModuleTitle } from './use-module-title';
import { usePageFocus } from './use-page-focus';
import { useWantedLogin } from './use-wanted-login';

/** Everything around a page: bars, menus, banners, messages, and the places where pages are drawn. */
export const Frame = observer(function Frame() {
  const pathname = usePath();
  const main = useRef<HTMLElement>(null);
  usePageFocus(main, pathname);
  useModuleTitle(pathname);
  useWantedLogin();

  const match = matchRoute(pathname);
  const inModule = match.kind === 'module' && verdict(pathname).shown === 'ok';
  const areaId = match.kind === 'module' ? match.id : null;
  const menu = currentMenu();
  const area = menu.find((one) => one.id === areaId);
  const side = inModule ? (match.route.frame ?? 'menu') : 'alone';
  const form = match.kind === 'module' && match.route.form === true;

  return (
    <div className={css.frame} data-area={AREA_COLOUR[areaId ?? 'mf-ciguawatch']}>
      <TopBar areas={menu} current={areaId} />
      <Banners />
      <div className={css.body}>
        {side !== 'alone' && area && <SideNav area={area} path={pathname} rail={side === 'rail'} />}
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <PageBoundary path={pathname}>
            <Screen path={pathname} />
          </PageBoundary>
          <Slots />
        </main>
      </div>
      {!inModule && <Footer />}
      {!form && <BottomBar path={pathname} />}
      <ToastRegion />
      <LogoutGate />
      <LeaveGate />
    </div>
  );
});
