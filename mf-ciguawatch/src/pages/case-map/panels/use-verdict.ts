import { getSummary } from '@ciguawatch/shared/api/calls/public';
import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * The laboratory's verdict on an outbreak of the current month; null while unknown, for instance offline.
 * Call it inside an observer.
 */
export function useVerdict(outbreak: IslandMonth | undefined): AlertState | null {
  const country = outbreak && collections.location.get(outbreak.island)?.country;
  const { data } = useAnswer(getSummary, country ? { country } : null, outbreak?.count);
  if (!outbreak || !data || data.year !== outbreak.year || data.month !== outbreak.month) return null;
  return data.outbreaks.find(({ island }) => island === outbreak.island)?.verdict ?? null;
}
