import type { MonthOf, Observed, ObservedPlace } from '@ciguawatch/shared/domain/statistics/coverage';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import type { OutbreakEntry } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak-log';
import { type Cell, literalCell } from '@ciguawatch/shared/domain/text/files/csv';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { DotRow } from '@ciguawatch/shared/ui/charts/dot-plot';

/** Middle of a month as a fractional year. */
const decimalYear = ({ year, month }: MonthOf): number => year + (month - 0.5) / 12;

/** One row of dots per island: those with most months first, then by name. */
export function dotRows(
  entries: readonly OutbreakEntry[],
  island: (id: number) => string,
  say: (entry: OutbreakEntry) => string,
): DotRow[] {
  const byIsland = new Map<number, OutbreakEntry[]>();
  for (const entry of entries) byIsland.set(entry.island, [...(byIsland.get(entry.island) ?? []), entry]);
  return [...byIsland]
    .map(([id, mine]) => ({
      name: island(id),
      total: String(mine.length),
      dots: mine.map((entry) => ({ at: decimalYear(entry), size: entry.count, title: say(entry) })),
    }))
    .sort((a, b) => b.dots.length - a.dots.length || nameOrder(language.intl)(a.name, b.name));
}

/** Unobserved spans between January of `from` and the end of the current month, as fractional years. */
export function unobservedTimes(
  sources: readonly Observed[],
  places: readonly ObservedPlace[],
  from: number,
  now: MonthOf,
): { from: number; to: number }[] {
  const isObserved = makeIsObserved(sources, places, now);
  const runs: { from: number; to: number }[] = [];
  const last = now.year * 12 + now.month - 1;
  for (let cell = from * 12; cell <= last; cell += 1) {
    if (isObserved({ year: Math.floor(cell / 12), month: (cell % 12) + 1 })) continue;
    const run = runs.at(-1);
    if (run && run.to === cell / 12) run.to = (cell + 1) / 12;
    else runs.push({ from: cell / 12, to: (cell + 1) / 12 });
  }
  return runs;
}

/** Link that shows an entry's island and month on the map. */
export const mapLink = ({ island, year, month }: OutbreakEntry): string =>
  `/ciguawatch/case/map?island=${island}&years=${year}&month=${month}`;

/** Rows of the saved log: months as in ISO 8601, names beside ids. */
export const logCells = (
  entries: readonly OutbreakEntry[],
  names: { island: (id: number) => string; archipelago: (island: number) => string },
): Cell[][] =>
  entries.map((entry) => [
    literalCell(`${entry.year}-${String(entry.month).padStart(2, '0')}`),
    entry.island,
    names.island(entry.island),
    names.archipelago(entry.island),
    entry.count,
    entry.people,
    entry.atLeast,
  ]);
