import type { Packing } from '../packed/packed';

/**
 * How the public rows of cases are packed (`cw/caselist/?format=packed`): ids ascend, an island implies its
 * archipelago and point, a species its group. Changing it needs a new format name in the address, because
 * devices keep older builds that read this one.
 */
export const CASE_PACKING: Packing = {
  differences: ['id'],
  follows: { case_archi: 'case_island', case_geom: 'case_island', phenotype_id: 'specie_id' },
};
