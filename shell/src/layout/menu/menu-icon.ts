import { type IconName, isMenuIcon } from '@ciguawatch/shared/ui/foundation/icon';

/** Short names that declarations use for pictures called otherwise in the icon set. */
const ALIAS: Record<string, IconName> = {
  chart: 'chart-column',
  flask: 'flask-conical',
  grid: 'layout-grid',
  'git-compare': 'git-pull-request',
  'map-pin': 'map-pinned',
};

/** The picture of a menu entry, or nothing when its name is unknown. */
export function menuIcon(name: string | undefined): IconName | undefined {
  if (name === undefined) return undefined;
  if (name in ALIAS) return ALIAS[name];
  return isMenuIcon(name) ? name : undefined;
}
