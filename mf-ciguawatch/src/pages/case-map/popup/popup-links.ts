import type { Cluster } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { type CaseChoice, writeChoice } from '../../../public-cases/cases-choice';
import { keysOf } from '../view/use-points';

/** Islands that fit in an address one can still read. */
const MOST = 30;

/**
 * Where to read on about the places of a ring, with the filters in force. Keys below zero are
 * countries, and reports of an archipelago alone are named by their kind: figures have no filter for
 * either without what lies in them, so that such a ring has no link.
 */
export function linksOf(
  { points }: Pick<Cluster, 'points'>,
  choice: CaseChoice,
): { stats: string | null; risk: string | null } {
  const islands = keysOf(points.filter(({ kind }) => kind === 'island'));
  if (points.some(({ kind }) => kind !== 'island') || islands.length > MOST)
    return { stats: null, risk: null };
  const here = { ...choice, countries: [], archis: [], islands, alerts: false };
  const stats = `/ciguawatch/case/stats?${writeChoice(new URLSearchParams(), here)}`;
  const [island, ...more] = islands;
  const [specie, ...species] = choice.species;
  const [phenotype, ...phenotypes] = choice.phenotypes;
  const fish =
    specie !== undefined && species.length === 0
      ? `&species=${specie}`
      : phenotype !== undefined && phenotypes.length === 0
        ? `&phenotype=${phenotype}`
        : '';
  const risk = more.length === 0 ? `/ciguawatch/case/risk?island=${island}${fish}` : null;
  return { stats, risk };
}
