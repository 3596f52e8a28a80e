import { sql } from 'kysely';
import { openTestStore } from '../../test/support/test-store';
import { type CsvRow, readCsv, referenceDir } from '../db/reference/files';
import type { Store } from '../db/store';
import { importHaedat } from './haedat';

const now = Date.parse('2026-11-21T10:00:00Z');
const rows = readCsv(referenceDir(), 'haedat_pf_ciguatera_events.csv');
const event = (part: Partial<CsvRow>): CsvRow => ({
  event_id: 'PF-X',
  date: '2020-02-03',
  year: '2020',
  month: '2',
  archipelago: 'Society Islands',
  island: 'Tahiti',
  location_id: '69',
  syndrome: 'Ciguatera',
  ...part,
});

describe('the import of HAEDAT events', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it('a second import adds no event', async () => {
    const steps: number[] = [];
    const first = await importHaedat(store, rows, { now, onProgress: (done) => steps.push(done) });
    expect(first).toMatchObject({ rows: 3968, taken: 3968, known: 0, refused: [] });
    expect(first.doubtful).toEqual(['PF-09-055', 'PF-09-075', 'PF-18-102', 'PF-18-103', 'PF-02-001']);
    expect(steps).toEqual([1000, 2000, 3000, 3968]);
    expect(await importHaedat(store, rows, { now })).toMatchObject({ taken: 0, known: 3968 });
  });

  it('an imported case has the known values, and null elsewhere', async () => {
    const all = await store.read.selectFrom('case_report').selectAll().execute();
    expect(all).toHaveLength(3968);
    expect(all.filter((row) => row.case_island)).toHaveLength(3706);
    expect(all.filter((row) => row.case_archi)).toHaveLength(3952);
    expect(all.filter((row) => row.case_eventmonth === null)).toHaveLength(8 + 5);
    expect(
      all.every((row) => row.case_country === 4 && row.gender === null && row.sympt_nausea === null),
    ).toBe(true);
    const dated = all.find((row) => row.source_ref === 'PF-99-001');
    expect(dated).toMatchObject({ case_eventdate: '1999-09-09', time_known: false, case_island: 99 });
    expect(dated?.case_eventtime?.toISOString()).toBe('1999-09-09T21:30:00.000Z');
  });

  it('counts 47 island-months above the threshold, the largest on Rapa in November 2009', async () => {
    const { rows: groups } = await sql<{ case_island: number; n: number }>`
      select case_island, case_eventyear, case_eventmonth, count(*)::int as n from case_report
      where case_island is not null and case_eventmonth is not null
      group by 1, 2, 3 having count(*) > 5 order by n desc`.execute(store.read);
    expect(groups).toHaveLength(47);
    expect(groups[0]).toMatchObject({ case_island: 88, case_eventyear: 2009, case_eventmonth: 11, n: 28 });
  });

  it('every refused row has a reason', async () => {
    const bad = [
      event({ event_id: '' }),
      event({ event_id: 'A', syndrome: 'PSP' }),
      event({ event_id: 'B', location_id: '99999' }),
      event({ event_id: 'C', date: '2021-02-30', year: '2021' }),
      event({ event_id: 'E', date: '2027-01-01', year: '2027' }),
      event({ event_id: 'F', location_id: '', archipelago: 'Atlantis' }),
      event({ event_id: 'G', date: '', year: 'soon' }),
      event({ event_id: 'H' }),
      event({ event_id: 'H' }),
    ];
    const report = await importHaedat(store, bad, { now });
    expect(report.taken).toBe(1);
    expect(report.refused.map(({ line, why }) => [line, why])).toEqual([
      [2, 'no event_id'],
      [3, 'syndrome is not ciguatera'],
      [4, 'unknown location_id'],
      [5, 'no valid date'],
      [6, 'date in the future'],
      [7, 'unknown archipelago'],
      [8, 'no valid year'],
      [10, 'event_id twice in the file'],
    ]);
  });
});
