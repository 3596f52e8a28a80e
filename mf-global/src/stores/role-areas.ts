import { ROLE, type RoleId } from '@ciguawatch/shared/contract/roles';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';

/** Roles by the area that they open, in the order of the portal's menus. */
export const ROLE_AREAS: readonly { area: string; tone: BadgeTone; roles: readonly RoleId[] }[] = [
  { area: 'ciguawatch', tone: 'lagoon', roles: [ROLE.cases_editor, ROLE.algae_editor] },
  {
    area: 'fishbase',
    tone: 'reef',
    roles: [ROLE.fishbase_editor, ROLE.fishbase_translator, ROLE.species_translator, ROLE.moderator],
  },
  { area: 'gis', tone: 'sand', roles: [ROLE.gis_editor, ROLE.gis_creator] },
  { area: 'admin', tone: 'violet', roles: [ROLE.users_manager, ROLE.global_translator] },
];

/** Colour of a role: that of its area. */
export const toneOf = (role: number): BadgeTone =>
  ROLE_AREAS.find(({ roles }) => roles.some((one) => one === role))?.tone ?? 'neutral';

/** Roles in the order of their areas. */
export const inAreaOrder = (roles: readonly number[]): RoleId[] =>
  ROLE_AREAS.flatMap((area) => area.roles).filter((role) => roles.includes(role));
