import { type IconName, isMenuIcon } from '@ciguawatch/shared/ui/foundation/icon';

/** Names used in declarations for icons that have another name in the set. */
const ICON_ALIASES: Record<string, IconName> = {
  chart: 'chart-column',
  flask: 'flask-conical',
  grid: 'layout-grid',
  'git-compare': 'git-pull-request',
  'map-pin': 'map-pinned',
};

/** The icon of a menu entry; undefined for an unknown name. */
export function menuIcon(name: string | undefined): IconName | undefined {
  if (name === undefined) return undefined;
  if (name in ICON_ALIASES) return ICON_ALIASES[name];
  return isMenuIcon(name) ? name : undefined;
}
