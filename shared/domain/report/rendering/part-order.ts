import type { SpeciePart } from '../../codes/choices';

/** Order of the eaten parts on screen and paper: flesh, the most frequent, first. */
export const PART_ORDER: readonly SpeciePart[] = [
  'specie_part_flesh',
  'specie_part_head',
  'specie_part_eggs',
  'specie_part_viscera',
];
