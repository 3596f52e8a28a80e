import { ROLE, type RoleId, type RoleName, roleName } from '@ciguawatch/shared/contract/access/roles';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';

/** Modules that roles give access to, in the order of the menus, with their colours. */
const AREA_TONES = {
  ciguawatch: 'lagoon',
  fishbase: 'reef',
  gis: 'sand',
  admin: 'violet',
} as const satisfies Record<string, BadgeTone>;
type Area = keyof typeof AREA_TONES;

/** The module of each role, in display order; a role missing here does not compile. */
const AREA_OF_ROLE: Record<RoleName, Area> = {
  cases_editor: 'ciguawatch',
  algae_editor: 'ciguawatch',
  samples_editor: 'ciguawatch',
  fishbase_editor: 'fishbase',
  fishbase_translator: 'fishbase',
  species_translator: 'fishbase',
  moderator: 'fishbase',
  gis_editor: 'gis',
  gis_creator: 'gis',
  users_manager: 'admin',
  global_translator: 'admin',
};

/** Roles by module. */
export const ROLE_AREAS = (Object.keys(AREA_TONES) as Area[]).map((area) => ({
  area,
  roles: (Object.keys(AREA_OF_ROLE) as RoleName[])
    .filter((name) => AREA_OF_ROLE[name] === area)
    .map((name): RoleId => ROLE[name]),
}));

/** Colour of a role: that of its module. */
export const toneOf = (role: RoleId): BadgeTone => AREA_TONES[AREA_OF_ROLE[roleName(role)]];

/** Roles in the order of their modules. */
export const sortedByArea = (roles: readonly number[]): RoleId[] =>
  ROLE_AREAS.flatMap((area) => area.roles).filter((role) => roles.includes(role));
