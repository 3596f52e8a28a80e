import { getSummary } from '@ciguawatch/shared/api/calls/public';
import { type OutbreakStatus, outbreakStatusOf } from '@ciguawatch/shared/domain/alerts/outbreak-status';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * What an outbreak of the current month is worth: the laboratory's verdict, or that nothing backs it yet; null
 * while unknown, for instance offline.
 * Call it inside an observer.
 */
export function useOutbreakStatus(outbreak: IslandMonth | undefined): OutbreakStatus | null {
  const country = outbreak && collections.location.get(outbreak.island)?.country;
  const { data } = useAnswer(getSummary, country ? { country } : null, outbreak?.count);
  if (!outbreak || !data || data.year !== outbreak.year || data.month !== outbreak.month) return null;
  const said = data.outbreaks.find(({ island }) => island === outbreak.island);
  return said ? outbreakStatusOf(said) : null;
}
