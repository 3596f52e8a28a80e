import { who } from '../../access/access';
import { registry } from '../../registry/registry';
import { type MenuArea, menuFor } from './menu-model';

/**
 * The menu of the current session. Read it inside an observer. A lost connection takes
 * nothing out of the menu: the page itself says that it needs one.
 */
export function currentMenu(): MenuArea[] {
  return menuFor(registry.declarations, who());
}
