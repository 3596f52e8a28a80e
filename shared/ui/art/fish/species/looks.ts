import { GRAZERS, PARROTFISHES, WRASSES } from './looks-of-grazers';
import { JACKS, OTHERS, PERCHES } from './looks-of-hunters';
import type { SpeciesLook } from './palette';

/** How each drawn species looks, by its slug. */
export const LOOKS: Readonly<Record<string, SpeciesLook>> = {
  ...JACKS,
  ...PERCHES,
  ...OTHERS,
  ...GRAZERS,
  ...PARROTFISHES,
  ...WRASSES,
};
