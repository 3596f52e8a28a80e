import { sql } from 'kysely';
import type { Store } from '../../src/db/store';

/** Table and columns with the version of an object, by the beginning of its address. */
const TABLES: Record<string, readonly [table: string, key: string, version?: string]> = {
  'cw/case': ['case_report', 'id'],
  'cw/note': ['case_note', 'id'],
  'cw/task': ['case_task', 'case_id'],
  'cw/pair': ['case_pair', 'id'],
  'cw/alert': ['alert', 'id'],
  'cw/post': ['post', 'id'],
  'cw/silence': ['silence', 'id'],
  'cw/coverage': ['country', 'id', 'coverage_version'],
  'cw/view': ['saved_view', 'id'],
  'cw/location': ['location', 'id'],
  'cw/sample': ['sample', 'id'],
  'gd/tracking': ['tracking', 'id'],
  'a/users': ['app_user', 'id'],
  'a/approval': ['approval', 'id'],
  'a/revision': ['revision', 'id'],
  'a/language': ['language', 'code'],
};

/** Current version of the object at an address; 1 when it does not exist. */
export async function heldVersion(store: Store, path: string): Promise<number> {
  const [, prefix = '', key = ''] = /^(\w+\/\w+)\/([^/?]+)/.exec(path) ?? [];
  const [table, column, counted = 'version'] = TABLES[prefix] ?? [];
  if (!table || !column) throw new Error(`nothing with a version is at ${path}`);
  const { rows } = await sql<{ version: number }>`
    select ${sql.ref(counted)} as version from ${sql.table(table)} where ${sql.ref(column)}::text = ${key}`.execute(
    store.read,
  );
  return rows[0]?.version ?? 1;
}
