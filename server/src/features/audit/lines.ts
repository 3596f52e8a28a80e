import type { AuditFilter, AuditLine, AuditPage } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/store';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import type { AuditKind } from './audit';
import { isAuditKind, READERS } from './readers';

const PAGE_SIZE = 25;

/** Kinds whose rows an account may read. */
const kindsOf = (who: Operator): AuditKind[] =>
  (Object.keys(READERS) as AuditKind[]).filter((kind) => meetsAccess(READERS[kind].access, who.groups));

const NUMBER = sql`(case when a.object_id ~ '^[0-9]{1,9}$' then a.object_id::int end)`;

/**
 * Current name of an object (owner of an account, map name of a place, scientific name of a species); null
 * when it is removed or has none.
 */
const OBJECT = sql`case a.kind
  when 'user' then (select nullif(trim(o.first_name || ' ' || o.last_name), '') from app_user o
    where o.id = ${NUMBER})
  when 'location' then (select l.name from location l where l.id = ${NUMBER})
  when 'coverage' then (select l.name from location l where l.id = ${NUMBER})
  when 'specie' then (select s.name from specie s where s.id = ${NUMBER})
  when 'phenotype' then (select p.value from phenotype p where p.id = ${NUMBER})
  when 'alert' then (select l.name from alert e join location l on l.id = e.island where e.id = ${NUMBER})
  end`;
const PERSON = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;
/** Name of the account that approved the change as second person. */
const APPROVER = sql`(select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email)
  from app_user p where p.id = a.approved_by)`;

/** Condition for rows that an account may read: of the kinds of its roles, within its countries. */
function readable(who: Operator, kinds: readonly AuditKind[]): RawBuilder<unknown> {
  const own = kinds.filter((kind) => READERS[kind].byCountry);
  const free = kinds.filter((kind) => !READERS[kind].byCountry);
  return sql`(a.kind = any(${free}::text[])
    or (a.kind = any(${own}::text[]) and a.country = any(${who.countries}::int[])))`;
}

/**
 * Condition for the rows that a filter selects.
 * @throws HttpError 400 for an unknown kind, 403 for one of other roles
 */
export function lineConditions(who: Operator, filter: AuditFilter): RawBuilder<unknown> {
  const kinds = kindsOf(who);
  const { kind, id, user, country, field, search, from, until } = filter;
  if (kind !== undefined && !isAuditKind(kind)) throw invalidFields({ kind: 'unknown_choice' });
  if (kind !== undefined && !kinds.includes(kind)) throw new HttpError(403, 'forbidden');
  const conditions = [readable(who, kind === undefined ? kinds : [kind])];
  if (id !== undefined) conditions.push(sql`a.object_id = ${id}`);
  if (user !== undefined)
    conditions.push(user === '0' ? sql`a.user_id is null` : sql`a.user_id = ${Number(user)}`);
  if (country !== undefined) conditions.push(sql`a.country = ${Number(country)}`);
  if (field !== undefined)
    conditions.push(sql`(jsonb_exists(a.before, ${field}) or jsonb_exists(a.after, ${field}))`);
  if (from !== undefined) conditions.push(sql`a.at >= ${from}::timestamptz`);
  if (until !== undefined) conditions.push(sql`a.at < ${until}::timestamptz`);
  // `position` instead of `like`, so that % and _ are ordinary characters.
  if (search)
    conditions.push(sql`position(lower(${search}) in
      lower(concat_ws(' ', a.object_id, a.action, ${OBJECT}, ${PERSON}))) > 0`);
  return sql.join(conditions, sql` and `);
}

interface Row {
  id: number;
  at: Date;
  user_id: number | null;
  name: string | null;
  approved_by: number | null;
  approver: string | null;
  kind: string;
  object_id: string;
  object: string | null;
  action: string;
  before: unknown;
  after: unknown;
  country: number | null;
}

/**
 * Selected rows, the latest first.
 * @param last only rows before this id; null begins with the latest
 */
export async function readLines(
  db: Reader,
  where: RawBuilder<unknown>,
  { limit, offset = 0, last = null }: { limit: number; offset?: number; last?: number | null },
): Promise<AuditLine[]> {
  const after = last === null ? sql`true` : sql`a.id < ${last}`;
  const { rows } = await sql<Row>`
    select a.id::int as id, a.at, a.user_id, ${PERSON} as name, a.approved_by, ${APPROVER} as approver, a.kind, a.object_id, ${OBJECT} as object, a.action,
      a.before, a.after, a.country
    from audit a left join app_user u on u.id = a.user_id
    where ${where} and ${after} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ user_id, name, approved_by, approver, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: name ?? '' },
    ...(approved_by !== null && { approved_by: { id: approved_by, name: approver ?? '' } }),
  }));
}

/** Number of selected rows. */
export async function countLines(db: Reader, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from audit a left join app_user u on u.id = a.user_id where ${where}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** One page of the trail, with the accounts named in the rows that the caller may read. */
export async function auditPage(
  db: Reader,
  who: Operator,
  { page: asked, ...filter }: AuditFilter & { page?: string | undefined },
): Promise<AuditPage> {
  const page = Math.max(1, Number(asked ?? 1));
  const where = lineConditions(who, filter);
  const kinds = kindsOf(who);
  const people = await sql<{ id: number; name: string }>`
    select distinct u.id, ${PERSON} as name from audit a join app_user u on u.id = a.user_id
    where ${readable(who, kinds)} order by name, u.id limit 500`.execute(db);
  return {
    results: await readLines(db, where, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    count: await countLines(db, where),
    page,
    page_size: PAGE_SIZE,
    kinds,
    people: people.rows,
  };
}
