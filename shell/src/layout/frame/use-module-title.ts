import { useEffect } from 'react';
import { accessVerdict, matchRoute } from '../../access/access';
import { useAreaName } from '../menu/use-declared-text';
import { setPageTitle } from './page-title';
import { usePageName } from './use-page-name';

/**
 * Sets the window title for a module page: its menu entry, else the module's title. A module may replace
 * it, for example by a species' name.
 */
export function useModuleTitle(path: string): void {
  const areaName = useAreaName();
  const pageName = usePageName();
  const match = matchRoute(path);
  // A page that stays closed sets the title itself.
  const open = match.kind === 'module' && accessVerdict(path).shown === 'ok';
  const name = open ? (pageName(path) ?? areaName(match.id)) : null;
  useEffect(() => {
    if (name !== null) setPageTitle(name);
  }, [name]);
}
