import { config } from '@ciguawatch/shared/runtime/page/config';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { accessVerdict, matchRoute } from '../../access/access';
import { isFactorOverdue, isKeptFromOverdue } from '../../access/factor-due';
import { Home } from '../../home/home';
import { currentMenu } from '../menu/current-menu';
import { lazyWithTexts } from './lazy-with-texts';
import { PageLoading } from './parts/page-loading';
import { SHELL_PAGES } from './shell-pages';
import { usePageName } from './use-page-name';

// Lazy-loaded, because home, the page of most first visits, uses neither.
const ClosedPage = lazyWithTexts(() => import('../../pages/closed-page'));
const ModulePanel = lazyWithTexts(async () => ({
  default: (await import(/* webpackChunkName: "area" */ '../../pages/module-panel')).ModulePanel,
}));
const Unknown = lazyWithTexts(() => import('../../pages/unknown'));

const Security = lazyWithTexts(() => import('../../account/security/security'));

/** What the shell renders for an address: its own page, a reason, or nothing while a module renders. */
export function Screen({ path }: { path: string }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Content path={path} />
    </Suspense>
  );
}

const Content = observer(function Content({ path }: { path: string }) {
  const pageName = usePageName();
  const match = matchRoute(path);
  if (match.kind === 'unknown') return <Unknown path={path} />;
  const { shown } = accessVerdict(path);
  if (shown !== 'ok') return <ClosedPage why={shown} page={pageName(path)} access={match.route.access} />;
  if (isFactorOverdue() && isKeptFromOverdue(match.route)) return <Security />;
  if (match.kind === 'module') return <ModulePanel id={match.id} />;
  if (match.route.page === 'home') return <Home areas={currentMenu()} />;
  const Page = SHELL_PAGES[match.route.page];
  // The gallery exists in the demonstration only.
  if (!Page || (match.route.page === 'gallery' && !config.value?.demo)) return <Unknown path={path} />;
  return <Page />;
});
