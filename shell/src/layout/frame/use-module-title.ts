import { useEffect } from 'react';
import { matchRoute, verdict } from '../../access/access';
import { useAreaName } from '../menu/use-declared-text';
import { setPageTitle } from './page-title';
import { usePageName } from './use-page-name';

/**
 * Names the window for a page of a module: its menu entry, else its area. A module that knows
 * better, such as the page of one species, sets the title after.
 */
export function useModuleTitle(path: string): void {
  const areaName = useAreaName();
  const pageName = usePageName();
  const match = matchRoute(path);
  // A page that stays closed names the window itself.
  const open = match.kind === 'module' && verdict(path).shown === 'ok';
  const name = open ? (pageName(path) ?? areaName(match.id)) : null;
  useEffect(() => {
    if (name !== null) setPageTitle(name);
  }, [name]);
}
