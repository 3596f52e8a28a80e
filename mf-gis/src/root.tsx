import './texts';
import { ModuleRoot } from '@ciguawatch/shared/ui/layout/module-root';
import { lazy } from 'react';
import declaration from '../module.json';

const Maps = lazy(() => withTexts(import('./pages/maps/page')));
const Place = lazy(() => withTexts(import('./pages/map/page')));
const Edit = lazy(() => withTexts(import('./pages/edit/page')));

/** Delays a lazy page until its own texts have loaded. */
async function withTexts<Page extends { texts: Promise<void> }>(coming: Promise<Page>): Promise<Page> {
  const page = await coming;
  await page.texts;
  return page;
}

/** The component of each page key in module.json. */
export const pages = {
  maps: Maps,
  map: Place,
  edit: Edit,
};

/** What this module renders in its slot of the shell. */
export function Root() {
  return <ModuleRoot decl={declaration} pages={pages} />;
}
