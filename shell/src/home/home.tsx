import { config } from '@ciguawatch/shared/runtime/page/config';
import { useHandOver } from '@ciguawatch/shared/runtime/page/use-hand-over';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyWithTexts } from '../layout/frame/lazy-with-texts';
import type { MenuArea } from '../layout/menu/menu-model';
import { MyReportsLink } from '../links/my-reports-link';
import { Explore } from './explore';
import { Figures } from './figures/figures';
import { summaryStore } from './figures/summary';
import { Hero } from './hero';
import css from './home.module.css';

// A chunk of its own, because the public page is the first one most people load.
const OperatorHome = lazyWithTexts(() => import('./operator-home'));

/** `/`: the public home page, or the work of a logged-in person. */
export const Home = observer(function Home({ areas }: { areas: MenuArea[] }) {
  useHandOver();
  if (session.user) {
    return (
      <Suspense fallback={null}>
        <OperatorHome key={session.user.id} user={session.user} areas={areas} store={summaryStore} />
      </Suspense>
    );
  }
  return (
    <>
      <Hero emergency={config.emergency()} />
      <div className={css.page}>
        <MyReportsLink look="card" />
        <Figures store={summaryStore} />
        <Explore />
      </div>
    </>
  );
});
