import type { SavedView, ViewCreate, ViewPatch } from '@ciguawatch/shared/api/schemas/case-list';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { isCaseListColumn, SHOWN_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import { readAxes } from '@ciguawatch/shared/domain/case-list/count/axes';
import { filterFaults } from '@ciguawatch/shared/domain/case-list/filter';
import { readSort } from '@ciguawatch/shared/domain/case-list/sort';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import type { Deps } from '../../../deps';
import { HttpError, invalidFields, notFound } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Operator } from '../../../http/operator';
import { searchWords } from './search';

/** Largest number of saved views of an account. */
const MOST_VIEWS = 100;

interface Row {
  id: number;
  user_id: number;
  name: string;
  filter: Record<string, string>;
  sort: string;
  columns: SavedView['columns'];
  shared: boolean;
  version: number;
  changed_at: Date;
  first_name: string;
  last_name: string;
  username: string;
}

/** One's own views, and those shared by active editors of cases with a common country. */
const readable = (
  who: Operator,
): RawBuilder<unknown> => sql`(v.user_id = ${who.id} or (v.shared and u.is_active
  and exists (select 1 from user_group g where g.user_id = u.id and g.group_id = ${ROLE.cases_editor})
  and exists (select 1 from user_country k where k.user_id = u.id and k.country_id = any(${who.countries}::int[]))))`;

async function read(store: Store, who: Operator, more = sql`true`): Promise<SavedView[]> {
  const { rows } = await sql<Row>`
    select v.*, u.first_name, u.last_name, u.username
    from saved_view v join app_user u on u.id = v.user_id
    where ${readable(who)} and ${more} order by v.user_id <> ${who.id}, v.id`.execute(store.read);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    filter: row.filter,
    sort: row.sort,
    columns: row.columns,
    shared: row.shared,
    own: row.user_id === who.id,
    owner: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim() || row.username },
    version: row.version,
    changed_at: row.changed_at.toISOString(),
  }));
}

/** Views that an account may read, its own first. */
export const listViews = (store: Store, who: Operator): Promise<SavedView[]> => read(store, who);

/**
 * A view that an account may read.
 * @throws HttpError 404
 */
export async function readView(store: Store, who: Operator, id: number): Promise<SavedView> {
  const [view] = await read(store, who, sql`v.id = ${id}`);
  if (!view) throw notFound('There is no such view.');
  return view;
}

/**
 * Refuses a view that could not be opened later.
 * @throws HttpError 400 with a code for each wrong part
 */
function check({ name, filter, sort, columns }: ViewPatch): void {
  const faults: Record<string, ErrorCode> = {};
  if (name?.trim() === '') faults.name = 'required';
  const {
    search,
    deleted,
    by,
    of: _of,
    ...columnFilters
  } = (filter ?? {}) as Record<string, string | undefined>;
  for (const [column, code] of Object.entries(filterFaults(columnFilters))) faults[`filter.${column}`] = code;
  if (search !== undefined && !searchWords(search)) faults['filter.search'] = 'too_short';
  if (by !== undefined && !readAxes(by)) faults['filter.by'] = 'unknown_choice';
  const sorted = readSort(sort, deleted === 'true');
  if (!sorted.ok) faults.sort = sorted.code;
  const shown = columns?.map((column) => column.name) ?? [];
  const known = shown.every((column) => isCaseListColumn(column) && SHOWN_COLUMNS.includes(column));
  if (!known || new Set(shown).size < shown.length) faults.columns = 'unknown_choice';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/**
 * Saves a view.
 * @throws HttpError 400 when it could not be opened, or when the account has too many
 */
export async function createView(
  { store, clock }: Deps,
  who: Operator,
  body: ViewCreate,
): Promise<SavedView> {
  check(body);
  const id = await store.tx(async (trx) => {
    // Locks the account, so that two views saved at once count each other.
    await trx.selectFrom('app_user').select('id').where('id', '=', who.id).forUpdate().execute();
    const held = await trx.selectFrom('saved_view').select('id').where('user_id', '=', who.id).execute();
    if (held.length >= MOST_VIEWS) throw invalidFields({ name: 'too_large' });
    const made = await trx
      .insertInto('saved_view')
      .values({
        user_id: who.id,
        name: body.name.trim(),
        filter: jsonb(body.filter),
        sort: body.sort,
        columns: jsonb(body.columns),
        shared: body.shared,
        changed_at: new Date(clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  });
  return readView(store, who, id);
}

/**
 * Changes one's own view.
 * @throws HttpError 403 for another's, 409 when it has changed since
 */
export async function patchView(
  { store, clock }: Deps,
  who: Operator,
  id: number,
  body: ViewPatch,
  version: number,
): Promise<SavedView> {
  const before = await readView(store, who, id);
  if (!before.own) throw new HttpError(403, 'forbidden');
  check({ ...before, ...body });
  const { name, filter, columns, sort, shared } = body;
  const change = {
    ...(name !== undefined && { name: name.trim() }),
    ...(filter !== undefined && { filter: jsonb(filter) }),
    ...(columns !== undefined && { columns: jsonb(columns) }),
    ...(sort !== undefined && { sort }),
    ...(shared !== undefined && { shared }),
    changed_at: new Date(clock.now()),
  };
  await store.tx(async (trx) => {
    const held = await heldVersion(trx, id);
    checkVersion(version, held, before);
    await trx
      .updateTable('saved_view')
      .set({ ...change, version: held + 1 })
      .where('id', '=', id)
      .execute();
  });
  return readView(store, who, id);
}

/**
 * Deletes one's own view.
 * @throws HttpError 403 for another's, 409 when it has changed since
 */
export async function deleteView(store: Store, who: Operator, id: number, version: number): Promise<void> {
  const view = await readView(store, who, id);
  if (!view.own) throw new HttpError(403, 'forbidden');
  await store.tx(async (trx) => {
    checkVersion(version, await heldVersion(trx, id), view);
    await trx.deleteFrom('saved_view').where('id', '=', id).execute();
  });
}

/** Version of a view, locked until the transaction ends. */
async function heldVersion(trx: Transaction<DB>, id: number): Promise<number> {
  const query = trx.selectFrom('saved_view').select('version').where('id', '=', id).forUpdate();
  const held = await query.executeTakeFirst();
  if (!held) throw notFound('There is no such view.');
  return held.version;
}
