import type { Decision, DecisionPage } from '@ciguawatch/shared/api/schemas/desk/decision';
import {
  DECISION_DAYS,
  type DecisionKind,
  undoWindowMs,
} from '@ciguawatch/shared/domain/codes/decision-kinds';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';

/** Decisions of one page. */
const PAGE = 50;
/** Cases named of one decision. */
const NAMED = 8;
const DAY_MS = 86_400_000;

interface Asked {
  own: boolean;
  after: number | null;
  limit: number;
}

type Row = Omit<
  Decision,
  'at' | 'until' | 'undone_at' | 'user' | 'undone_by' | 'own' | 'object' | 'cases'
> & {
  at: Date;
  user_id: number | null;
  name: string | null;
  kind: DecisionKind;
  objects: number[];
  low: number | null;
  high: number | null;
  undone_at: Date | null;
  undoer_id: number | null;
  undoer: string | null;
};

const nameOf = (alias: 'u' | 'b') =>
  sql.raw(`coalesce(nullif(trim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.username)`);

/** Parses the page that was asked for. */
export const askedOf = (query: { own?: string; after?: string; limit?: string }): Asked => ({
  own: query.own === 'true',
  after: query.after === undefined ? null : Number(query.after),
  limit: Math.min(PAGE, Math.max(1, Number(query.limit ?? PAGE))),
});

/**
 * Decisions of the last 30 days in the countries of an account, newest first.
 * @param now milliseconds since 1970 UTC
 */
export async function decisionLog(
  store: Store,
  who: Operator,
  asked: Asked,
  now: number,
): Promise<DecisionPage> {
  const since = new Date(now - DECISION_DAYS * DAY_MS);
  const countries = sql`${who.countries}::int[]`;
  const { rows } = await sql<Row>`
    select d.id, d.n, d.at, d.user_id, ${nameOf('u')} as name, d.kind, d.target, d.count, d.filter,
      coalesce(a.after -> 'reason', a.after -> 'note') as reason, i.objects, p.low, p.high, e.island,
      d.undone, d.undone_at, d.undone_by as undoer_id, ${nameOf('b')} as undoer
    from decision d
      cross join lateral (select array(select i.object from decision_item i
        where i.decision = d.id and i.country = any(${countries}) order by i.n limit ${sql.lit(NAMED)}) as objects) i
      left join app_user u on u.id = d.user_id left join app_user b on b.id = d.undone_by
      left join audit a on a.id = d.line
      left join case_pair p on d.kind = 'pair' and p.id = i.objects[1]
      left join alert e on d.kind = 'alert' and e.id = i.objects[1]
    where d.countries && ${countries} and d.at > ${since}
      ${asked.own ? sql`and d.user_id = ${who.id}` : sql``}
      ${asked.after === null ? sql`` : sql`and d.n < ${asked.after}`}
    order by d.n desc limit ${sql.lit(asked.limit + 1)}`.execute(store.read);
  const shown = rows.slice(0, asked.limit);
  return {
    results: shown.map((row) => decisionOf(row, who)),
    next: rows.length > asked.limit ? (shown.at(-1)?.n ?? null) : null,
  };
}

function decisionOf(
  { objects, low, high, user_id, name, undoer_id, undoer, at, undone_at, ...row }: Row,
  who: Operator,
): Decision {
  const isCase = row.kind !== 'pair' && row.kind !== 'alert';
  return {
    ...row,
    at: at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: name ?? '' },
    own: user_id === who.id,
    cases: isCase ? objects : [low, high].flatMap((one) => one ?? []),
    object: isCase ? null : (objects[0] ?? null),
    until: new Date(at.getTime() + undoWindowMs(row.kind)).toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
    undone_by: undoer_id === null ? null : { id: undoer_id, name: undoer ?? '' },
  };
}
