import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/run-folder';
import { expect, test } from '../../support/test';

const HAEDAT_FILE = join(ROOT, 'server/reference-data/haedat_pf_ciguatera_events.csv');

/** Number of events per place and year; a place is an island, or the most specific one known. */
function tally<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => unknown,
  yearOf: (row: Row) => unknown,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = `${placeOf(row) || 'no island'} in ${yearOf(row)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('the recorded events by island and year are those of the file', async ({ request }) => {
  const [head = '', ...lines] = readFileSync(HAEDAT_FILE, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const events = lines.map((line) => line.split(','));
  const inFile = (name: string) => names.indexOf(name);

  const at = new Date().toISOString();
  const rows: unknown[][] = [];
  let columns: string[] = [];
  for (let chunk = 0; ; chunk++) {
    const response = await request.get('/api/cw/caselist/', { params: { format: 'json', chunk, at } });
    if (response.status() === 404) break;
    expect(response.status()).toBe(200);
    columns = (response.headers()['x-columns'] ?? '').split(',');
    rows.push(...((await response.json()) as unknown[][]));
  }
  const inRow = (name: string) => columns.indexOf(name);
  const recorded = rows.filter((row) => row[inRow('source')] === 'haedat');

  expect(recorded).toHaveLength(events.length);
  const fromFile = tally(
    events,
    (row) => row[inFile('island')] && row[inFile('location_id')],
    (row) => row[inFile('year')],
  );
  const fromServer = tally(
    recorded,
    (row) => row[inRow('case_island')],
    (row) => row[inRow('case_eventyear')],
  );
  expect(fromServer).toEqual(fromFile);
  expect(Object.keys(fromFile).length).toBeGreaterThan(500);
});
