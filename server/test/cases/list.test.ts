import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import type { Withheld } from '@ciguawatch/shared/domain/case-table/withheld';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { unpack } from '@ciguawatch/shared/domain/packed/packed';
import { sql } from 'kysely';
import { loadDemo } from '../../src/db/demo/load';
import { readCsv, referenceDir } from '../../src/db/reference/files';
import { compactChunks } from '../../src/features/cases/public/public-rows';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { afterStep, emptyCases, fullReport, RAPA, report } from './samples';

type Row = Record<string, unknown>;

/** Reads chunks as a client does, until the response is not 200. */
async function readAll(server: TestServer): Promise<Row[]> {
  const all: Row[] = [];
  for (let chunk = 0; ; chunk++) {
    const response = await server.get(`cw/caselist/?format=json&chunk=${chunk}&at=2026-01-01T00:00:00Z`);
    if (response.statusCode !== 200) {
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      return all;
    }
    expect(Number(response.headers['x-chunks'])).toBeGreaterThan(chunk);
    const columns = String(response.headers['x-columns']).split(',');
    for (const row of response.json<unknown[][]>()) {
      expect(row).toHaveLength(columns.length);
      all.push(Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    }
  }
}

const countBy = (rows: Row[], key: (row: Row) => string) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
};

describe('the public list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  describe('of the demonstration', () => {
    let rows: Row[];
    beforeAll(async () => {
      await loadDemo(server.store, server.clock.now());
      rows = await readAll(server);
    });

    it('holds the real events by island and year as the file has them', () => {
      const events = readCsv(referenceDir(), 'haedat_pf_ciguatera_events.csv') as Row[];
      const listed = rows.filter((row) => row.source === 'haedat');
      expect(listed).toHaveLength(3968);
      expect(countBy(listed, (row) => `${row.case_island ?? ''} ${row.case_eventyear}`)).toEqual(
        countBy(events, (row) => `${row.location_id} ${row.year}`),
      );
    });

    it('has exactly the columns of the allow-list', async () => {
      const response = await server.get('cw/caselist/?chunk=0');
      expect(response.headers['x-columns']).toBe(PUBLIC_COLUMNS.join(','));
      expect(response.headers['x-sync-at']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000000Z$/);
      expect(response.headers['cache-control']).toBe('public, no-cache');
    });

    it('withholds what describes the patient where few people live, and only there', async () => {
      const places = await server.store.read.selectFrom('location').select(['id', 'withhold']).execute();
      const level = new Map(places.map(({ id, withhold }) => [id, withhold]));
      const synthetic = rows.filter((row) => row.source === 'demo');
      const at = (withheld: number) =>
        synthetic.filter((row) => level.get(row.case_island as number) === withheld);
      const [large, middle, small] = [at(0), at(1), at(2)];
      const isTold = (of: Row[], column: string) => of.some((row) => row[column] !== null);
      for (const some of [small, middle, large]) expect(some.length).toBeGreaterThan(50);
      for (const column of ['gender', 'age_bucket'])
        expect([small, middle, large].map((of) => isTold(of, column))).toEqual([false, false, true]);
      for (const column of ['history', 'gsympt_delay', 'sympt_fever', ...GRADED_SYMPTOMS])
        expect([small, middle, large].map((of) => isTold(of, column))).toEqual([false, true, true]);
      const bounds = new Set(small.map((row) => row.mass_poisoning_nb));
      expect([...bounds].filter((bound) => ![null, 2, 5, 10, 20].includes(bound as number))).toEqual([]);
      for (const some of [middle, large])
        expect(some.some((row) => ![null, 1, 2, 5, 10, 20].includes(row.mass_poisoning_nb as number))).toBe(
          true,
        );
      expect(small.every((row) => row.case_eventyear !== null && row.phenotype_id !== null)).toBe(true);
    });

    it('shows the label point of the island, never the point of the report', async () => {
      const places = await server.store.read.selectFrom('location').select(['id', 'center']).execute();
      const center = new Map(places.map((place) => [place.id, place.center]));
      for (const row of rows)
        expect(row.case_geom).toEqual(row.case_island ? center.get(row.case_island as number) : null);
    });

    it('is sent from the cache: compressed, and not at all to a client that has it', async () => {
      const plain = await server.get('cw/caselist/?chunk=0');
      const ask = (headers: Record<string, string>) => server.get('cw/caselist/?chunk=0', { headers });
      const br = await ask({ 'accept-encoding': 'gzip, br' });
      const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' });
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      const again = await ask({ 'if-none-match': String(br.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['x-sync-at']).toBeDefined();
      await compactChunks(server.store);
      expect((await ask({ 'if-none-match': String(br.headers.etag) })).statusCode).toBe(304);
      await server.post('cw/pcase/create/', report());
      expect((await ask({ 'if-none-match': String(br.headers.etag) })).statusCode).toBe(200);
    });

    it('is the same as packed columns, in a fraction of the text', async () => {
      const rows = await server.get('cw/caselist/?chunk=0');
      const packed = await server.get('cw/caselist/?format=packed&chunk=0');
      expect(unpack(packed.json(), PUBLIC_COLUMNS, CASE_PACKING)).toEqual(rows.json());
      expect(packed.body.length).toBeLessThan(rows.body.length / 5);
      for (const name of ['x-chunks', 'x-sync-at'])
        expect([name, packed.headers[name]]).toEqual([name, rows.headers[name]]);
      expect((await server.get('cw/caselist/?format=packed&chunk=9')).statusCode).toBe(404);
    });

    it('is the same for everybody', async () => {
      const anybody = await server.get('cw/caselist/?chunk=0');
      const admin = await server.get('cw/caselist/?chunk=0', { as: 'admin' });
      expect(admin.body).toBe(anybody.body);
    });
  });

  describe('of few cases', () => {
    beforeEach(() => emptyCases(server.store));

    it('begins with an empty chunk, not with the end', async () => {
      const response = await server.get('cw/caselist/?chunk=0');
      expect([response.statusCode, response.json()]).toEqual([200, []]);
      expect((await server.get('cw/caselist/?chunk=1')).statusCode).toBe(404);
    });

    it('has an empty chunk in the middle, and ends after the last place taken', async () => {
      const at = async (id: number, place: number) => {
        await sql`select setval('public_case_number', ${place}::int, false)`.execute(byHand(server.store));
        await byHand(server.store)
          .insertInto('case_report')
          .values({ id, case_geom: null, case_country: 4, case_eventyear: 2020 })
          .execute();
      };
      await at(5000, 5000);
      await at(5001, 5001);
      await at(15_001, 15_001);
      const chunks = await Promise.all(
        [0, 1, 2, 3, 4].map((chunk) => server.get(`cw/caselist/?chunk=${chunk}`)),
      );
      expect(chunks.map((response) => response.statusCode)).toEqual([200, 200, 200, 200, 404]);
      expect(chunks.slice(0, 4).map((response) => response.json().map((row: unknown[]) => row[0]))).toEqual([
        [5000],
        [5001],
        [],
        [15_001],
      ]);
    });

    it('leaves out excluded, duplicate and deleted cases, and shows them again', async () => {
      const { id } = (await server.post('cw/pcase/create/', fullReport())).json();
      const second = (await server.post('cw/pcase/create/', fullReport())).json().id;
      const listed = async () => (await readAll(server)).map((row) => row.id);
      const patch = (body: object) =>
        server.change('PATCH', `cw/case/${second}/`, { as: 'cases_editor', body });
      expect(await listed()).toEqual([id, second]);
      for (const review_state of ['to_review', 'rejected']) {
        await patch({ review_state, reason: 'Essai' });
        expect(await listed()).toEqual([id]);
      }
      await patch({ review_state: 'reviewed', reason: 'Vu' });
      expect(await listed()).toEqual([id, second]);
      await patch({ duplicate_of: id });
      expect(await listed()).toEqual([id]);
      await patch({ duplicate_of: null });
      await server.change('DELETE', `cw/case/${second}/`, { as: 'cases_editor' });
      expect(await listed()).toEqual([id]);
      await server.change('POST', `cw/case/${second}/restore/`, { as: 'cases_editor' });
      expect(await listed()).toEqual([id, second]);
      await patch({ review_state: 'withdrawn' });
      expect(await listed()).toEqual([id]);
    });

    it('follows a place whose label or number of residents changes', async () => {
      await server.post('cw/pcase/create/', fullReport({ case_location_id: RAPA, case_geom: null }));
      await afterStep(server.store);
      expect((await readAll(server))[0]).toMatchObject({ gender: null, age_bucket: null, specie_id: 22 });
      const set = (withhold: Withheld) =>
        byHand(server.store).updateTable('location').set({ withhold }).where('id', '=', RAPA).execute();
      await set(1);
      expect((await readAll(server))[0]).toMatchObject({
        gender: null,
        age_bucket: null,
        sympt_nausea: '2',
      });
      await set(0);
      expect((await readAll(server))[0]).toMatchObject({
        gender: 'F',
        age_bucket: '31-40',
        sympt_nausea: '2',
      });
      await set(2);
    });

    it('refuses what is no chunk', async () => {
      for (const chunk of ['', 'x', '-1', '1.5', '99999999']) {
        expect((await server.get(`cw/caselist/?chunk=${chunk}`)).statusCode).toBe(400);
      }
      expect((await server.get('cw/caselist/')).json().fields).toEqual({ chunk: 'required' });
    });
  });
});
