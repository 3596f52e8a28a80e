import { randomUUID } from 'node:crypto';
import { readCsv } from '../../mf-ciguawatch/src/import/read/read-csv';
import { guessCaseColumns } from '../../mf-ciguawatch/src/pages/case-import/fields';
import { FishNames } from '../../mf-ciguawatch/src/pages/case-import/reading/find-fish';
import { PlaceNames } from '../../mf-ciguawatch/src/pages/case-import/reading/find-place';
import { isComplete, readList } from '../../mf-ciguawatch/src/pages/case-import/reading/read-list';
import {
  type Answer,
  type CaseReading,
  NOTHING_ANSWERED,
} from '../../mf-ciguawatch/src/pages/case-import/reading/reading';
import { TestServer } from '../../server/test/support/harness';
import { engines } from '../../server/test/support/test-store';
import type { CaseImport, CaseImported } from '../../shared/api/schemas/desk/import';
import type { Phenotype, Specie } from '../../shared/api/schemas/species';
import type { Place } from '../../shared/domain/geo/place';
import { madeList } from './made-list';

const ROWS = 348;
/** Seconds for a press, with the search for it, and for a typed letter (keystroke-level model). */
const PRESS = 5;
const LETTER = 0.3;

describe.each(engines)(`a made list of ${ROWS} rows on %s`, (engine) => {
  let server: TestServer;
  let reading: CaseReading;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    const places = await server.store.read
      .selectFrom('location')
      .select(['id', 'name', 'names', 'country', 'type', 'parent_id', 'center', 'loca_bbox', 'timezone'])
      .where('country', '=', 4)
      .execute();
    const species = (await server.get('fb/specie/')).json<Specie[]>();
    const phenotypes = (await server.get('phenotype/?format=json')).json<Phenotype[]>();
    const names = new PlaceNames(places as unknown as Place[]);
    reading = {
      columns: [],
      places: names,
      fish: new FishNames(species, phenotypes),
      country: names.places.find(({ type }) => type === 'C'),
      near: () => [],
      km: () => null,
      answers: {},
      file: NOTHING_ANSWERED,
      now: Date.parse('2026-03-15T20:00:00Z'),
    };
    server.clock.set('2026-03-15T20:00:00Z');
  });
  afterAll(() => server.stop());

  const send = async (body: CaseImport) => {
    const response = await server.post('cw/case/import/', body, { as: 'cases_editor' });
    expect(response.statusCode).toBe(200);
    return response.json<CaseImported>();
  };

  test('is in within ten minutes of keys, with no wrong island, and a second time changes nothing', async () => {
    const { text, islands } = madeList(ROWS);
    const sheet = readCsv(text);
    const columns = guessCaseColumns(sheet.head);
    // Every column is known by its header.
    expect(columns.filter(({ field }) => field === null)).toEqual([]);
    const answers: Record<string, Answer> = {};
    let estimate = 0;
    const typed = (word: string) => {
      estimate += PRESS + word.length * LETTER;
    };
    const read = () =>
      readList(sheet, { ...reading, columns, answers, file: { ...NOTHING_ANSWERED, digits: 'present' } });
    const first = read();
    // Dates prove their order themselves; what 1 means is asked once.
    expect(first.questions).toEqual([{ is: 'digits' }]);
    typed('');
    const byName = (name: string) => reading.places.places.find((one) => one.name === name)?.id as number;
    for (const group of first.groups) {
      expect(['place', 'fish']).toContain(group.fault);
      if (group.text === 'Nuku Iva') {
        // A typing error proposes the island first.
        expect(group.likely[0]).toEqual({ case_location_id: byName('Nuku Hiva') });
        answers[group.key] = { put: group.likely[0] ?? {} };
        typed('');
      } else {
        expect(group.fault).toBe('fish');
        answers[group.key] = { put: group.likely[0] ?? {} };
        typed('');
      }
    }
    expect(first.groups.length).toBeLessThan(12);
    const done = read();
    expect(isComplete(done, { ...NOTHING_ANSWERED, digits: 'present' })).toBe(true);
    expect(done.ready).toHaveLength(ROWS);
    // Source, file, dry run, import.
    for (const word of ['', 'Registre du laboratoire', '', '']) typed(word);
    expect(estimate).toBeLessThan(600);

    const body: CaseImport = {
      uuid: randomUUID(),
      dry_run: true,
      source: 'Registre du laboratoire',
      file: 'bilan-2009.csv',
      mapping: { columns: columns.map(({ field }, at) => ({ head: sheet.head[at] ?? '', field })) },
      state: 'reviewed',
      rows: done.ready,
    };
    expect(await send(body)).toMatchObject({ id: null, count: ROWS, faults: [], known: [] });
    expect(await send({ ...body, dry_run: false })).toMatchObject({ count: ROWS, faults: [] });
    const stored = await server.store.read
      .selectFrom('case_report as c')
      .leftJoin('location as l', 'l.id', 'c.case_island')
      .select(['c.source_ref', 'l.name'])
      .execute();
    const meant = new Map(
      [...islands].map(([line, island]) => [`2009-${String(line - 1).padStart(3, '0')}`, island]),
    );
    expect(stored.filter(({ source_ref, name }) => meant.get(source_ref ?? '') !== name)).toEqual([]);
    expect(stored).toHaveLength(ROWS);

    const again = await send({ ...body, uuid: randomUUID(), dry_run: false });
    expect([again.id, again.count, again.known.length]).toEqual([null, 0, ROWS]);
  });

  test('exported by the portal and read in again changes 0 rows', async () => {
    const text = (
      await server.post('cw/case/export/', { format: 'csv', language: 'fr_FR' }, { as: 'cases_editor' })
    ).body;
    const sheet = readCsv(text);
    const columns = guessCaseColumns(sheet.head);
    const preview = readList(sheet, { ...reading, columns });
    expect([preview.groups, preview.ready.length]).toEqual([[], ROWS]);
    const before = await server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
    const answer = await send({
      ...{
        uuid: randomUUID(),
        dry_run: false,
        source: 'Portail',
        file: 'cases.csv',
        mapping: { columns: [] },
      },
      ...{ state: 'reviewed', rows: preview.ready },
    });
    expect([answer.id, answer.count, answer.known.length, answer.faults]).toEqual([null, 0, ROWS, []]);
    expect(await server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute()).toEqual(
      before,
    );
  });
});
