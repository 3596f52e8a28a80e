import type { Packing } from '../packed/packed';

/**
 * How the public rows of cases are packed (`cw/caselist/?format=packed`): numbers run on, an island has one archipelago
 * and one point, a species one group. A change of it needs another name in the address: devices keep builds
 * that read this one.
 */
export const CASE_PACKING: Packing = {
  differences: ['id'],
  follows: { case_archi: 'case_island', case_geom: 'case_island', phenotype_id: 'specie_id' },
};
