import fc from 'fast-check';
import { guessColumns } from '../../mf-ciguawatch/src/import/columns';
import { readCsv } from '../../mf-ciguawatch/src/import/read/read-csv';
import { ALGAE_COLUMNS } from '../../mf-ciguawatch/src/pages/algae-import/fields';
import { knownLines } from '../../mf-ciguawatch/src/pages/algae-import/lines/known-lines';
import type { Reading } from '../../mf-ciguawatch/src/pages/algae-import/reading/read-line';
import { readSheet, withUuids } from '../../mf-ciguawatch/src/pages/algae-import/reading/read-sheet';
import type { Store } from '../../server/src/db/store';
import { saveTracking } from '../../server/src/features/algae/save';
import { loadDemoAccounts } from '../../server/src/features/users/demo';
import type { Operator } from '../../server/src/http/operator';
import { byHand } from '../../server/test/support/by-hand';
import { engines, openTestStore } from '../../server/test/support/test-store';
import type { Tracking } from '../../shared/api/schemas/algae';
import { ROLE } from '../../shared/contract/access/roles';
import { samplingKey } from '../../shared/domain/algae/sampling-identity';
import { madeFile } from './made-files';

/** Number of generated files; `npm run test:long` uses 10,000. */
const FILES = Number(process.env.SAMPLING_FILES ?? 100);
const NOW = Date.parse('2026-11-23T00:00:00Z');
jest.setTimeout(3_600_000);

describe.each(engines)('made files of samplings on %s', (engine) => {
  let store: Store;
  let reading: Omit<Reading, 'columns' | 'head'>;
  let who: Operator;
  beforeAll(async () => {
    store = await openTestStore(engine);
    const species = await store.read.selectFrom('algae_specie').selectAll().execute();
    const own = { countries: new Map(), managed: [4], country: 4, mark: null, landKm: () => 0, now: NOW };
    reading = { ...own, species };
    await loadDemoAccounts(store, async () => 'no password');
    const { id } = await store.read
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'algae_editor@demo.example')
      .executeTakeFirstOrThrow();
    who = { id, email: '', groups: [ROLE.algae_editor], countries: [4], language: null, family: '' };
  });
  afterAll(() => store.close());

  const columnsOf = (text: string) => guessColumns(ALGAE_COLUMNS, readCsv(text).head);
  const preview = (text: string) => {
    const sheet = readCsv(text);
    return readSheet(sheet, { ...reading, head: sheet.head, columns: columnsOf(text) }, false, '');
  };
  /** Imports a file as the screen does. */
  const importFile = async (text: string) => {
    const { rows, numbers, faults } = preview(text);
    expect(faults).toEqual([]);
    const body = { source: 'import' as const, rows: await withUuids(rows) };
    const saved = await saveTracking({ store, clock: { now: () => NOW } }, who, body);
    const sent = body.rows.map((row, at) => ({ row, number: numbers[at] as number }));
    return { numbers, saved, known: knownLines(sent, saved, columnsOf(text)).map(({ number }) => number) };
  };
  const stored = () => store.read.selectFrom('tracking').selectAll().orderBy('id').execute();
  /** Content of a row as text; unknown values are empty. */
  const said = (row: object) => {
    const { station, code, at_sampling_time, at_geom, at_species, at_cells_nb, at_water_temperature } =
      row as Tracking;
    const values = [station, code, at_sampling_time, at_geom?.coordinates, at_species, at_cells_nb];
    return JSON.stringify([...values, at_water_temperature].map((value) => value ?? null));
  };
  const sorted = (rows: readonly object[]) => rows.map(said).sort();

  test(`${FILES} of them: each line is a row or is named`, async () => {
    await fc.assert(
      fc.asyncProperty(madeFile, madeFile, async (first, second) => {
        await byHand(store).deleteFrom('tracking').execute();
        // In an empty database every line becomes a row with its content.
        const fresh = await importFile(first);
        expect(fresh.known).toEqual([]);
        expect(sorted(await stored())).toEqual(sorted(preview(first).rows));
        // Importing the same file again reports every line and adds nothing.
        const again = await importFile(first);
        expect(again.known).toEqual(again.numbers);
        expect(again.saved.repeats.every(({ same }) => same)).toBe(true);
        const before = await stored();
        expect(before).toHaveLength(fresh.numbers.length);
        // Another file of the same stations: lines that are not reported become rows, and existing rows are
        // unchanged.
        const other = await importFile(second);
        const after = await stored();
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after.length - before.length + other.known.length).toBe(other.numbers.length);
        // A reported line names a row of the same sampling and species.
        for (const { at, id } of other.saved.repeats) {
          const row = after.find((one) => one.id === id) as unknown as Tracking;
          const line = { station: null, code: null, at_sampling_time: null, ...preview(second).rows[at] };
          expect(samplingKey(row)).toBe(samplingKey(line as unknown as Tracking));
          expect(row.at_species).toBe(line.at_species ?? null);
        }
      }),
      { numRuns: FILES, ...(process.env.SAMPLING_SEED && { seed: Number(process.env.SAMPLING_SEED) }) },
    );
  });
});
