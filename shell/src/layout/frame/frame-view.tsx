import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';
import { accessVerdict, matchRoute } from '../../access/access';
import { Banners } from '../banners/banners';
import { BottomBar } from '../bars/bottom-bar';
import { Footer } from '../bars/footer';
import { SideNav } from '../bars/side-nav';
import { TopBar } from '../bars/top-bar';
import { currentMenu } from '../menu/current-menu';
import { AREA_COLOUR } from '../menu/menu-model';
import css from './frame.module.css';

interface Props {
  path: string;
  main?: Ref<HTMLElement>;
  /** Dialogs and toasts rendered over the page. */
  over?: ReactNode;
  children: ReactNode;
}

/** Bars, menus and banners around a page, according to the declaration of its address. */
export const FrameView = observer(function FrameView({ path, main, over, children }: Props) {
  const match = matchRoute(path);
  const inModule = match.kind === 'module' && accessVerdict(path).shown === 'ok';
  const areaId = match.kind === 'module' ? match.id : null;
  const menu = currentMenu();
  const area = menu.find((one) => one.id === areaId);
  const side = inModule ? (match.route.frame ?? 'menu') : 'alone';
  const form = match.kind === 'module' && match.route.form === true;
  return (
    <div className={css.frame} data-area={AREA_COLOUR[areaId ?? 'mf-ciguawatch']}>
      <TopBar areas={menu} current={areaId} path={path} />
      <Banners />
      <div className={css.body}>
        {side !== 'alone' && area && <SideNav area={area} path={path} rail={side === 'rail'} />}
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {!inModule && <Footer />}
      {!form && <BottomBar path={path} />}
      {over}
    </div>
  );
});
