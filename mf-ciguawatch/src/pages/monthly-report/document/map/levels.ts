import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { islandsInAlert } from '../alerts';
import { ratesOfLine } from '../rates';

/**
 * Category of an island's last twelve months: its rate compared with the laboratory's alert level, reports
 * without a rate, no reports, or never observed.
 */
export type Level = 'high' | 'middle' | 'low' | 'unrated' | 'none' | 'silent';

/** Rates below this fraction of the alert level are low. */
const MIDDLE_RATE_SHARE = 0.1;

/** An island as its sign on the map of a bulletin. */
export interface IslandSign {
  island: MapIsland;
  level: Level;
  /** Reports per 10,000 residents and year; null where unknown. */
  rate: number | null;
  /** Whether the island was in alert in the period. */
  alert: boolean;
}

/** Rates that separate the levels, for signs and legend. */
export const boundsOf = ({ bilan }: ReportContent): { low: number; high: number } => {
  const level = bilan?.level ?? 0;
  return { low: level * MIDDLE_RATE_SHARE, high: level };
};

function levelOf(
  { reports, months }: MapIsland,
  rate: number | null,
  { low, high }: ReturnType<typeof boundsOf>,
): Level {
  if (rate === null || rate === 0) {
    if (reports > 0) return 'unrated';
    return months > 0 ? 'none' : 'silent';
  }
  if (rate > high) return 'high';
  return rate < low ? 'low' : 'middle';
}

/** Map signs of a bulletin's islands, in the order of `content.map`. */
export function signsOf(content: ReportContent): IslandSign[] {
  const { map = [], bilan } = content;
  const alerts = new Set(islandsInAlert(content).map(({ island }) => island));
  const rates = new Map(
    (bilan?.rates ?? []).flatMap((line) => {
      const { now } = ratesOfLine(line);
      return now ? line.islands.map((island): [number, number] => [island, now.rate]) : [];
    }),
  );
  const bounds = boundsOf(content);
  return map.map((island) => {
    const rate = rates.get(island.id) ?? null;
    return { island, rate, level: levelOf(island, rate, bounds), alert: alerts.has(island.id) };
  });
}
