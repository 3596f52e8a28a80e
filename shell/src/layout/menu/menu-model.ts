import { type Access, needsRole } from '@ciguawatch/shared/contract/access';
import { listed, type Who } from '@ciguawatch/shared/contract/decide';
import {
  type MenuDecl,
  MODULE_IDS,
  type ModuleDecl,
  type ModuleId,
} from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';

/** Headings of the side menu: the area itself, the work of editors, the sampling of algae. */
export type MenuGroup = 'area' | 'follow' | 'algae';

/** One line of a menu, ready to be shown. */
export interface MenuEntry {
  key: string;
  area: ModuleId;
  to: string;
  icon: string | undefined;
  group: MenuGroup;
  access: Access;
}

/** One area with the entries a person may open here, and those that need a wider screen. */
export interface MenuArea {
  id: ModuleId;
  /** Namespaces of the module; the first one names its entries. */
  namespace: string;
  entries: MenuEntry[];
  onDesktop: MenuEntry[];
}

/** Names of the areas in the design's colours (`data-area`). */
export const AREA_COLOUR: Record<ModuleId, 'ciguawatch' | 'fishbase' | 'gis' | 'admin'> = {
  'mf-ciguawatch': 'ciguawatch',
  'mf-fishbase': 'fishbase',
  'mf-gis': 'gis',
  'mf-global': 'admin',
};

function groupOf(entry: MenuDecl, mixed: boolean): MenuGroup {
  if (entry.path.startsWith('/algae/')) return 'algae';
  return mixed && needsRole(entry.access) ? 'follow' : 'area';
}

/**
 * The menu of a person: per area, each entry shown only to holders of its role, desktop-only
 * entries kept apart on small screens (specification, section 2, "Home menu sections").
 * An area without any entry for this person is left out.
 */
export function menuFor(decls: readonly ModuleDecl[], who: Who): MenuArea[] {
  const areas: MenuArea[] = [];
  for (const id of MODULE_IDS) {
    const decl = decls.find((one) => one.id === id);
    if (!decl) continue;
    const mixed = decl.menu.some((entry) => entry.access === 'open');
    const toEntry = (entry: MenuDecl): MenuEntry => ({
      key: entry.key,
      area: id,
      to: fullPath(decl, entry.path),
      icon: entry.icon,
      group: groupOf(entry, mixed),
      access: entry.access,
    });
    const allowed = decl.menu.filter((entry) => listed(entry, { ...who, desktop: true }));
    const shown = allowed.filter((entry) => listed(entry, who));
    if (allowed.length === 0) continue;
    areas.push({
      id,
      namespace: decl.namespaces[0] ?? '',
      entries: shown.map(toEntry),
      onDesktop: allowed.filter((entry) => !shown.includes(entry)).map(toEntry),
    });
  }
  return areas;
}

/** The entry whose page is shown, for `aria-current`. */
export function currentEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const exact = entries.find((entry) => entry.to === path);
  return exact ?? entries.find((entry) => path.startsWith(`${entry.to}/`));
}
