import type { MenuEntry } from './menu-model';
import { useDeclaredText } from './use-declared-text';

/** Names of menu entries from the texts of their modules. */
export function useMenuLabel(): (entry: MenuEntry) => string {
  const text = useDeclaredText();
  return ({ namespace, key }) => text(namespace, `menu.${key}`, key);
}
