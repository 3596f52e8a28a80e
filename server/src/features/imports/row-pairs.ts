import type { ImportPair } from '@ciguawatch/shared/api/schemas/desk/import';
import type { PairContext } from '@ciguawatch/shared/domain/pairs/pair-case';
import { scorePair } from '@ciguawatch/shared/domain/pairs/score-pair';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import { auditEach } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { candidatesOf, comparedCases } from '../pairs/candidates';
import { likelyPairs, roundedScore } from '../pairs/compare';
import type { NewCase } from './check-rows';

/** Largest number of likely duplicates that one answer lists. */
const MOST = 2000;

/** What comparing needs. */
interface Comparing {
  places: PlaceIndex;
  /** By country. */
  contexts: ReadonlyMap<number, PairContext>;
}

/**
 * Compares the cases of a list, stored for the moment, with those before and with each other.
 * @param lines id of each case by its line
 */
export async function rowPairs(
  trx: Transaction<DB>,
  { places, contexts }: Comparing,
  lines: ReadonlyMap<number, number>,
): Promise<ImportPair[]> {
  const lineOf = new Map([...lines].map(([line, id]) => [id, line]));
  const numbers = await candidatesOf(trx, places, [...lines.values()]);
  const cases = await comparedCases(trx, places, [...new Set(numbers.flat())]);
  const found = likelyPairs(numbers, cases, contexts).map(({ a, b, proposed, score }): ImportPair => {
    const [one, other] = [lineOf.get(a.id), lineOf.get(b.id)];
    const stored = one === undefined ? a : b;
    const both = one !== undefined && other !== undefined;
    const { id, case_eventdate, specie_id = null, gender = null, age = null } = stored;
    return {
      line: both ? Math.max(one, other) : ((one ?? other) as number),
      other_line: both ? Math.min(one, other) : null,
      case: both
        ? null
        : {
            id,
            event_date: case_eventdate,
            case_location_id: stored.case_location ?? stored.case_island ?? stored.case_archi,
            ...{ specie_id, gender, age },
          },
      kind: proposed,
      ...roundedScore(score),
    };
  });
  return found.sort((a, b) => b.probability - a.probability || a.line - b.line).slice(0, MOST);
}

/** Keeps what an editor decided before the import: these cases are not related, and will not be proposed. */
export async function noteUnrelated(
  trx: Transaction<DB>,
  { places, contexts }: Comparing,
  rows: readonly NewCase[],
  lines: ReadonlyMap<number, number>,
  by: { user: number; at: Date },
): Promise<void> {
  const pairs = rows.flatMap(({ line, unrelated, unrelated_lines }) => {
    const id = lines.get(line);
    const others = [...unrelated, ...unrelated_lines.flatMap((other) => lines.get(other) ?? [])];
    return id === undefined
      ? []
      : others.filter((other) => other !== id).map((other) => [other, id] as const);
  });
  const ids = [...new Set(pairs.flat())];
  const cases = await comparedCases(trx, places, ids);
  const received = new Map(
    (ids.length === 0
      ? []
      : await trx.selectFrom('case_report').select(['id', 'created_at']).where('id', 'in', ids).execute()
    ).map(({ id, created_at }) => [id, created_at.getTime()]),
  );
  const isBefore = (a: number, b: number) => ((received.get(a) ?? 0) - (received.get(b) ?? 0) || a - b) < 0;
  const kept = pairs.flatMap(([one, other]) => {
    const [low, high] = isBefore(one, other) ? [one, other] : [other, one];
    const [a, b] = [cases.get(low), cases.get(high)];
    const context = contexts.get(a?.case_country ?? 0);
    if (!a || !b || !context || a.case_country !== b.case_country) return [];
    const { probability, evidence } = roundedScore(scorePair(a, b, context));
    const event_date = [a.case_eventdate, b.case_eventdate].filter((date) => date !== null).sort()[0] ?? null;
    return [{ low, high, country: a.case_country ?? 0, probability, evidence: jsonb(evidence), event_date }];
  });
  for (const { evidence, ...pair } of kept) {
    await trx
      .insertInto('case_pair')
      .values({
        ...pair,
        evidence: evidence as never,
        decision: 'unrelated',
        decided_by: by.user,
        decided_at: by.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const entry = { at: by.at.getTime(), user: by.user, kind: 'case', action: 'unrelated' } as const;
    const { low, high, country } = pair;
    await auditEach(trx, [
      { ...entry, object_id: low, after: { other: high }, country },
      { ...entry, object_id: high, after: { other: low }, country },
    ]);
  }
}
