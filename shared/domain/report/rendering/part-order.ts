import type { SpeciePart } from '../../codes/choices';

/** Order of the parts on screen and on paper: flesh first, the most frequent. */
export const PART_ORDER: readonly SpeciePart[] = [
  'specie_part_flesh',
  'specie_part_head',
  'specie_part_eggs',
  'specie_part_viscera',
];
