import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { MapIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { inAlert } from '../alerts';
import { ratesOf } from '../rates';

/**
 * What the sign of an island says of its twelve months: how the rate of its residents stands to the alert level of the
 * laboratory, that it had reports while no rate is known, that it had none, or that nobody observed it.
 */
export type Level = 'high' | 'middle' | 'low' | 'unrated' | 'none' | 'silent';

/** Part of the alert level from which a rate is no longer low. */
const MIDDLE = 0.1;

export interface Sign {
  island: MapIsland;
  level: Level;
  /** per 10,000 residents and year; null where there is none */
  rate: number | null;
  /** in alert in the period */
  alert: boolean;
}

/** Rates between levels, as the legend says them. */
export const boundsOf = ({ bilan }: ReportContent): { low: number; high: number } => {
  const level = bilan?.level ?? 0;
  return { low: level * MIDDLE, high: level };
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

/** The islands of a bulletin as signs, in the order of its map. */
export function signsOf(content: ReportContent): Sign[] {
  const { map = [], bilan } = content;
  const alerts = new Set(inAlert(content).map(({ island }) => island));
  const rates = new Map(
    (bilan?.rates ?? []).flatMap((line) => {
      const { now } = ratesOf(line);
      return now ? line.islands.map((island): [number, number] => [island, now.rate]) : [];
    }),
  );
  const bounds = boundsOf(content);
  return map.map((island) => {
    const rate = rates.get(island.id) ?? null;
    return { island, rate, level: levelOf(island, rate, bounds), alert: alerts.has(island.id) };
  });
}
