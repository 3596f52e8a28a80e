import { LEGAL_PATH, moduleAt } from '@ciguawatch/shared/contract/known-page';
import { fullPath, matchPath } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { currentVisitor } from '../access/access';
import { loginPathTo } from '../account/login/wanted-page';
import { PageLoading } from '../layout/frame/parts/page-loading';
import { menuFor } from '../layout/menu/menu-model';
import { registry } from '../registry/registry';
import { NotFound } from './not-found';

/**
 * Redirect target for a module's base address: the first menu entry that this person may open; the login
 * without a session; else the module's first page, which names the role it requires. Null for other
 * addresses. Call it inside an observer.
 */
export function firstPageOf(path: string): string | null {
  if (matchPath(LEGAL_PATH, path))
    return SHELL_ROUTES.find((one) => one.path.startsWith(`${LEGAL_PATH}/`))?.path ?? null;
  const decl = moduleAt(registry.declarations, path);
  if (!decl) return null;
  const person = currentVisitor();
  const [area] = menuFor([decl], person);
  const entry = area?.entries[0] ?? area?.onDesktop[0];
  if (entry) return entry.to;
  if (person.roles === null) return loginPathTo(path);
  const first = decl.menu[0];
  return first ? fullPath(decl, first.path) : null;
}

/** An unknown address: redirects to the module's first page, or shows the 404 page. */
export default observer(function Unknown({ path }: { path: string }) {
  const to = firstPageOf(path);
  useEffect(() => {
    if (to !== null) go(to, { replace: true, force: true });
  }, [to]);
  return to === null ? <NotFound /> : <PageLoading />;
});
