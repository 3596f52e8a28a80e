import { currentVisitor } from '../../access/access';
import { registry } from '../../registry/registry';
import { type MenuArea, menuFor } from './menu-model';

/**
 * The menu of the current session. Observable: read it inside an observer. Going offline removes no entry:
 * the page itself says that it needs a connection.
 */
export function currentMenu(): MenuArea[] {
  return menuFor(registry.declarations, currentVisitor());
}
