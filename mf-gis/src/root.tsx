import './texts';
import { ModuleRoot } from '@ciguawatch/shared/ui/layout/module-root';
import { lazy } from 'react';
import declaration from '../module.json';

const NotYet = lazy(() => import('./pages/not-yet/page'));

/** The screen of each page key of module.json. */
export const pages = {
  maps: NotYet,
  map: NotYet,
  edit: NotYet,
};

/** What this module draws in its slot of the shell. */
export function Root() {
  return <ModuleRoot decl={declaration} pages={pages} />;
}
