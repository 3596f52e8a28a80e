import { hasText, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { MenuEntry } from './menu-model';

/**
 * Names of menu entries. The shell knows those of the first release, so that the menu can be read
 * while a module is down; an entry added later is named by its module's own dictionary.
 */
export function useMenuLabel(): (entry: MenuEntry) => string {
  const t = useT('shell');
  return (entry) => {
    const key = `menu.${entry.key}`;
    if (hasText('shell', key)) return t(key);
    const namespace = entry.area.replace(/^mf-/, '');
    return hasText(namespace, key) ? translate(namespace, key) : entry.key;
  };
}
