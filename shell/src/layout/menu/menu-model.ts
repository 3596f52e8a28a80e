import { isEntryListed, type Visitor } from '@ciguawatch/shared/contract/access/decide-access';
import {
  type MenuDecl,
  MODULE_IDS,
  type ModuleDecl,
  type ModuleId,
} from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';

/** One menu entry, ready to render. */
export interface MenuEntry {
  key: string;
  area: ModuleId;
  /** Namespace of the module whose texts name the entry and its group. */
  namespace: string;
  to: string;
  icon: string | undefined;
  /** Text key of its heading in the side menu; null under the module's own title. */
  group: string | null;
}

/** A module's menu for one person: entries that can be opened, and those that need a wider screen. */
export interface MenuArea {
  id: ModuleId;
  entries: MenuEntry[];
  onDesktop: MenuEntry[];
}

/** Values of `data-area`, which select the module's colours. */
export const AREA_COLOUR: Record<ModuleId, 'ciguawatch' | 'fishbase' | 'gis' | 'admin'> = {
  'mf-ciguawatch': 'ciguawatch',
  'mf-fishbase': 'fishbase',
  'mf-gis': 'gis',
  'mf-global': 'admin',
};

/**
 * The menu of a person by module: entries whose access the person meets, with desktop-only ones separate on
 * small screens (specification, section 2, "Home menu sections"). Modules without entries are left out.
 */
export function menuFor(decls: readonly ModuleDecl[], who: Visitor): MenuArea[] {
  const areas: MenuArea[] = [];
  for (const id of MODULE_IDS) {
    const decl = decls.find((one) => one.id === id);
    if (!decl) continue;
    const toEntry = (entry: MenuDecl): MenuEntry => ({
      key: entry.key,
      area: id,
      namespace: decl.namespaces[0] ?? '',
      to: fullPath(decl, entry.path),
      icon: entry.icon,
      group: entry.group ?? null,
    });
    const allowed = decl.menu.filter((entry) => isEntryListed(entry, { ...who, desktop: true }));
    const shown = allowed.filter((entry) => isEntryListed(entry, who));
    if (allowed.length === 0) continue;
    areas.push({
      id,
      entries: shown.map(toEntry),
      onDesktop: allowed.filter((entry) => !shown.includes(entry)).map(toEntry),
    });
  }
  return areas;
}

/** Headings of entries: the module's own first, the others in order of declaration. */
export function groupsOf(entries: readonly MenuEntry[]): (string | null)[] {
  const named = entries.flatMap(({ group }) => (group === null ? [] : [group]));
  return [null, ...new Set(named)];
}

/** The entry of the current page, for `aria-current`. */
export function currentEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const exact = entries.find((entry) => entry.to === path);
  return exact ?? entries.find((entry) => path.startsWith(`${entry.to}/`));
}
