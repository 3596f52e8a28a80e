import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { auditEach } from '../../audit/audit';
import { redactedValue } from '../../audit/redact';
import type { CaseListRequest, Query } from './case-list-request';
import { countRows } from './list';
import { isTyped } from './typed';

/** Rows of one page that make it a bulk read; screens show fewer at once. */
const BULK = 100;
/** Milliseconds in which repeated reading of one list is audited once. */
const ONCE_MS = 3_600_000;
/** Query parameters that are no filter: order, language, page. */
const ASIDE = new Set([
  'sort',
  'language',
  'deleted',
  'columns',
  'limit',
  'after',
  'before',
  'from',
  'count',
  'format',
  'by_others',
]);

/** A read of full cases, for its audit row. */
interface Read {
  action: 'read_cases' | 'export_cases' | 'export_contacts';
  query: Query;
  /** further details: format, number of selected cases */
  more?: Record<string, unknown>;
  deleted: boolean;
  n: number;
}

type AuditDeps = Pick<Deps, 'store' | 'clock' | 'secret'>;

/** A filter as the trail keeps it; typed text is replaced by a keyed hash, because it may name a person. */
export function auditedFilter(secret: string, query: Query): Record<string, unknown> {
  const asked = Object.entries(query).flatMap(([column, text]) =>
    text === undefined || ASIDE.has(column) ? [] : [[column, text] as const],
  );
  const object = { kind: 'case', object_id: '0' } as const;
  return Object.fromEntries(
    asked.map((one) => [
      one[0],
      isTyped(one) ? redactedValue(secret, { ...object, field: one[0] }, one[1]) : one[1],
    ]),
  );
}

/** Adds an audit row for each country that is read, before any data leaves. */
export async function auditRead(
  { store, clock, secret }: AuditDeps,
  who: Operator,
  { countries }: Pick<CaseListRequest, 'countries'>,
  { action, query, more = {}, deleted, n }: Read,
): Promise<void> {
  if (n === 0 || countries.length === 0) return;
  const filter = auditedFilter(secret, query);
  const token = who.token && { token: who.token.name };
  await store.tx(async (trx) => {
    const at = new Date(clock.now());
    if (action === 'read_cases' && (await wasAudited(trx, who, at, { filter, deleted, ...token }))) return;
    await auditEach(
      trx,
      countries.map((country) => ({
        ...{ at: at.getTime(), user: who.id, kind: 'case' as const, object_id: 0, action, country },
        after: { ...more, filter, deleted, n, ...token },
      })),
    );
  });
}

async function wasAudited(
  trx: Transaction<DB>,
  who: Operator,
  at: Date,
  { filter, deleted, token = null }: { filter: object; deleted: boolean; token?: string | null },
): Promise<boolean> {
  const line = await trx
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', who.id)
    .where('at', '>', new Date(at.getTime() - ONCE_MS))
    .where('kind', '=', 'case')
    .where('action', '=', 'read_cases')
    .where(sql<boolean>`after -> 'filter' = ${JSON.stringify(filter)}::jsonb`)
    .where(sql<boolean>`after -> 'deleted' = ${JSON.stringify(deleted)}::jsonb`)
    .where(sql<boolean>`after ->> 'token' is not distinct from ${token}::text`)
    .executeTakeFirst();
  return line !== undefined;
}

/**
 * Audits bulk reading: a page with many rows, or any page after the first. One entry per filter and hour,
 * with the number of all matching cases.
 */
export async function auditBulkRead(
  deps: AuditDeps,
  who: Operator,
  ask: CaseListRequest,
  query: Query,
  rows: number,
): Promise<void> {
  const goesOn = query.after !== undefined || query.before !== undefined || query.from !== undefined;
  if (rows < BULK && !(goesOn && rows > 0)) return;
  const { n } = await countRows(deps.store, ask, true);
  await auditRead(deps, who, ask, { action: 'read_cases', query, deleted: query.deleted === 'true', n });
}
