import type { Linkable } from '@ciguawatch/shared/api/schemas/pairs';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import type { CaseRow } from '../cases/full';
import { proposalsOf } from './list';

/** Largest number of cases in one response. */
const MOST = 20;

/** Search: an id or its first digits, a civil date, an island. */
interface LinkableQuery {
  number?: string | undefined;
  date?: string | undefined;
  island?: string | undefined;
}

/** Ranges of ids that begin with some digits: 12, 120 to 129, 1200 to 1299 and so on. */
export function rangesOf(digits: string): [number, number][] {
  const first = Number(digits);
  if (first === 0) return [];
  return Array.from({ length: 10 - digits.length }, (_, zeros) => {
    const step = 10 ** zeros;
    return [first * step, first * step + step - 1] as [number, number];
  });
}

/**
 * Cases that a case may be linked to: its proposals without a search, otherwise what the search finds, latest
 * meals first.
 */
export async function linkableTo(
  store: Store,
  who: Operator,
  { id }: Pick<CaseRow, 'id'>,
  { number, date, island }: LinkableQuery,
): Promise<Linkable[]> {
  const proposals = await proposalsOf(store, who, id);
  const byCase = new Map(proposals.map((pair) => [pair.low === id ? pair.high : pair.low, pair]));
  const searched = number !== undefined || date !== undefined || island !== undefined;
  let rows = store.read
    .selectFrom('case_report')
    .select([
      'id',
      'case_eventdate',
      'case_island',
      'specie_id',
      'phenotype_id',
      'gender',
      'age',
      'age_months',
    ])
    .where('case_country', 'in', who.countries.length > 0 ? who.countries : [0])
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .limit(MOST);
  if (!searched) rows = rows.where('id', 'in', byCase.size > 0 ? [...byCase.keys()] : [0]);
  if (number !== undefined)
    rows = rows.where((eb) =>
      eb.or([eb.lit(false), ...rangesOf(number).map(([from, to]) => eb.between('id', from, to))]),
    );
  if (date !== undefined) rows = rows.where('case_eventdate', '=', date);
  if (island !== undefined) rows = rows.where('case_island', '=', Number(island));
  const found = await (number === undefined
    ? rows
        .orderBy('case_eventdate', (order) => order.desc().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
    : rows.orderBy('id')
  ).execute();
  const listed = found.map((row) => {
    const pair = byCase.get(row.id);
    return { ...row, kind: pair?.kind ?? null, evidence: pair?.evidence ?? [], sure: pair?.probability ?? 0 };
  });
  return listed.sort((a, b) => b.sure - a.sure).map(({ sure: _, ...row }) => row);
}
