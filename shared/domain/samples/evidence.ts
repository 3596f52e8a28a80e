import type { Method } from '../codes/sample-choices';
import { shareOfAnswers } from '../statistics/rates/shares';
import { byCode } from '../text/name-order';
import type { Detectability } from './guidance';

/** Counts of fish of one method, kind of sample and place. */
export interface EvidenceCell {
  method: Method;
  /** `survey`: fish of surveys and shops; `case`: remnants of meals and the same fish */
  of: 'survey' | 'case';
  country: number;
  /** id of the island of the survey; null where it is unknown, and always for fish of cases */
  island: number | null;
  /** fish above and below the laboratory's limit, and fish without a stated decision */
  above: number;
  below: number;
  unclear: number;
  /** fish whose laboratory limit sees the guidance level, does not, or is not given */
  sight: Record<Detectability, number>;
  /** shortest and longest fish in centimetres, of fish of surveys; null where none was measured */
  lengths: [number, number] | null;
}

/** What is told of one method and kind of sample. */
export interface Evidence extends Pick<EvidenceCell, 'method' | 'of' | 'unclear' | 'sight' | 'lengths'> {
  /** fish of which the laboratory says above or below */
  tested: number;
  above: number;
  /** share above with its exact 95 % interval, 0 to 1; null where nothing was decided */
  share: { share: number; low: number; high: number } | null;
  islands: number[];
}

/** Fewest fish of cases of one species and method of a country from which they are told: of a few the meals are known. */
export const FEWEST_OF_CASES = 5;

/** Cells of the same method and kind of sample as one; methods are never added up, nor surveys and cases. */
export function evidenceOf(cells: readonly EvidenceCell[]): Evidence[] {
  const kinds = new Map<string, EvidenceCell[]>();
  for (const cell of cells) {
    const key = `${cell.of} ${cell.method}`;
    kinds.set(key, [...(kinds.get(key) ?? []), cell]);
  }
  return [...kinds.values()].map(pooled).sort(byKind);
}

const byKind = (a: Evidence, b: Evidence): number =>
  byCode(b.of, a.of) || b.tested - a.tested || byCode(a.method, b.method);

function pooled(cells: readonly EvidenceCell[]): Evidence {
  const sum = (of: (cell: EvidenceCell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  const [{ method, of }] = cells as [EvidenceCell];
  const above = sum((cell) => cell.above);
  const tested = above + sum((cell) => cell.below);
  const lengths = cells.flatMap((cell) => cell.lengths ?? []);
  return {
    method,
    of,
    tested,
    above,
    unclear: sum((cell) => cell.unclear),
    share: shareOfAnswers({ yes: above, answered: tested }),
    sight: {
      sees: sum(({ sight }) => sight.sees),
      blind: sum(({ sight }) => sight.blind),
      unknown: sum(({ sight }) => sight.unknown),
    },
    lengths: lengths.length === 0 ? null : [Math.min(...lengths), Math.max(...lengths)],
    islands: [...new Set(cells.flatMap(({ island }) => island ?? []))],
  };
}

/** What the methods of some results can see of the guidance level: one word for all of them. */
export function sightOfAll({ sees, blind, unknown }: Evidence['sight']): Detectability | 'some' {
  if (sees + blind === 0) return 'unknown';
  if (sees === 0 && unknown === 0) return 'blind';
  return blind + unknown === 0 ? 'sees' : 'some';
}
