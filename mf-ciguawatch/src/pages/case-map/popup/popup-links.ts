import type { Cluster } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { type CaseChoice, writeChoice } from '../../../public-cases/cases-choice';
import { keysOf } from '../view/use-points';

/** Most islands that a link names, to keep its URL short. */
const MAX_LINKED_ISLANDS = 30;

/**
 * Links to statistics, risk and the page of its own for the islands of a ring, with the current filters. Null for more than 30
 * islands, and for reports of a whole country or archipelago: a filter by these would include all their
 * islands.
 */
export function linksOf(
  { points }: Pick<Cluster, 'points'>,
  choice: CaseChoice,
): { stats: string | null; risk: string | null; page: string | null } {
  const islands = keysOf(points.filter(({ kind }) => kind === 'island'));
  if (points.some(({ kind }) => kind !== 'island') || islands.length > MAX_LINKED_ISLANDS)
    return { stats: null, risk: null, page: null };
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
  return { stats, risk, page: risk && `/island/${island}` };
}
