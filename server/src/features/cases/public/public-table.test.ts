import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema';
import { publicRows } from './public-table';

/** Only compiled, never run: each marked line must be a type error. */
export function whatDoesNotCompile(db: Kysely<DB>) {
  // @ts-expect-error the day of a meal is private
  publicRows(db, ['case_eventdate']);
  // @ts-expect-error the identifier made on the reporter's device is private
  publicRows(db, ['id', 'case_uuid']);
  // @ts-expect-error the age in years is private, only its class is public
  publicRows(db, ['age_bucket', 'age']);
  // @ts-expect-error a column that was not named cannot be selected
  publicRows(db, ['case_island']).select('gender');
  // @ts-expect-error a private column cannot be a condition either
  publicRows(db, ['case_island']).where('case_eventtime', 'is not', null);
  // @ts-expect-error the review state is private
  const column: PublicColumn = 'review_state';
  return column;
}

const modules = join(__dirname, '../..');
const filesOf = (folder: string): string[] =>
  readdirSync(join(modules, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });

test('what everybody reads is selected from public rows, never from the reports', () => {
  const files = [
    ...['public', 'plain/public', 'fishbase'].flatMap(filesOf),
    'monthly/distributed-rows.ts',
    'coverage/official.ts',
  ];
  const naming = files.filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(join(modules, file), 'utf8').includes('case_report'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(naming).toEqual([]);
});
