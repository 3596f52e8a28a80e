import { areaAt, LEGAL } from '@ciguawatch/shared/contract/known-page';
import { fullPath, matchPath } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { who } from '../access/access';
import { loginPathTo } from '../account/login/wanted-page';
import { PageLoading } from '../layout/frame/parts/page-loading';
import { menuFor } from '../layout/menu/menu-model';
import { registry } from '../registry/registry';
import { NotFound } from './not-found';

/**
 * Redirect target of an address that names an area but no page: the first page in the area's menu that this
 * person may open; the login page when signed out; else the area's first page, which says which role it
 * requires. Null for any other address. Call it inside an observer.
 */
export function firstPageOf(path: string): string | null {
  if (matchPath(LEGAL, path))
    return SHELL_ROUTES.find((one) => one.path.startsWith(`${LEGAL}/`))?.path ?? null;
  const decl = areaAt(registry.declarations, path);
  if (!decl) return null;
  const person = who();
  const [area] = menuFor([decl], person);
  const entry = area?.entries[0] ?? area?.onDesktop[0];
  if (entry) return entry.to;
  if (person.roles === null) return loginPathTo(path);
  const first = decl.menu[0];
  return first ? fullPath(decl, first.path) : null;
}

/** An address without a page: it leads to the first page of its area, or is a 404. */
export default observer(function Unknown({ path }: { path: string }) {
  const to = firstPageOf(path);
  useEffect(() => {
    if (to !== null) go(to, { replace: true, force: true });
  }, [to]);
  return to === null ? <NotFound /> : <PageLoading />;
});
