import { randomUUID } from 'node:crypto';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import * as z from 'zod/mini';
import { report } from '../cases/samples';
import { fish, line, tableOf } from '../samples/sample-setup';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

/** A call with an identifier, and one with another body under the same identifier. */
interface Sample {
  as?: string;
  path: string;
  body: object;
  /** null for a body that contains only the identifier */
  other: { path?: string; body: object } | null;
}

const square = (lng: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, -17],
      [lng + 0.01, -17],
      [lng + 0.01, -16.99],
      [lng, -16.99],
      [lng, -17],
    ],
  ],
});

/** Makes each call that carries an identifier; a call missing here fails the test. */
const samples: Record<string, (server: TestServer) => Promise<Sample>> = {
  createCase: async () => {
    const body = report();
    return { path: 'cw/pcase/create/', body, other: { body: { ...body, age: 41 } } };
  },
  createContact: async () => {
    const body = { case_uuid: randomUUID(), cont_name: 'Teva' };
    return { path: 'cw/contact/', body, other: { body: { ...body, cont_phone: '87 00 00 00' } } };
  },
  withdrawCase: async () => ({
    path: 'cw/pcase/withdraw/',
    body: { case_uuid: randomUUID(), receipt_code: newReceiptCode() },
    other: null,
  }),
  createLocation: async (server) => {
    const { id: parent_id } = await server.store.read
      .selectFrom('location')
      .select('id')
      .where('type', '=', 'A')
      .where('country', '=', 4)
      .executeTakeFirstOrThrow();
    const body = {
      uuid: randomUUID(),
      country: 4,
      type: 'I',
      name: 'Motu',
      parent_id,
      geometry: square(-150.5),
    };
    return {
      as: 'gis_creator',
      path: 'cw/location/?geom=true',
      body,
      other: { body: { ...body, geometry: square(-150.6) } },
    };
  },
  addPost: async () => {
    const told = { island: 106, name: 'Rikitea', contact: '', email: 'rikitea@sante.example', sms: null };
    const body = {
      ...{ uuid: randomUUID(), ...told, language: 'fr_FR' },
      ...{ rhythm: 'weekly', starts: '2026-11-23', ends: null },
    };
    return { as: 'admin', path: 'cw/post/', body, other: { body: { ...body, rhythm: 'monthly' } } };
  },
  createRevision: async () => {
    const change = (food: string) => ({
      actionType: 'update',
      object_type: 'specie',
      object_id: 5,
      payload: { food },
    });
    const uuid = randomUUID();
    return {
      as: 'fishbase_editor',
      path: 'a/revision/',
      body: { uuid, ...change('planktivore') },
      other: { body: { uuid, ...change('herbivore') } },
    };
  },
  revertRevision: async (server) => {
    const approved = async (object_id: number) => {
      const body = { uuid: randomUUID(), actionType: 'update', object_type: 'specie', object_id };
      const payload = { descriptions: { fr_FR: randomUUID() } };
      const asked = await server.post('a/revision/', { ...body, payload }, { as: 'fishbase_editor' });
      const { id } = asked.json<{ id: number }>();
      await server.call('PATCH', `a/revision/${id}`, {
        as: 'moderator',
        body: { status: 'approved' },
        headers: { 'if-match': '"1"' },
      });
      return `a/revision/${id}/revert/`;
    };
    const body = { uuid: randomUUID() };
    return { as: 'moderator', path: await approved(6), body, other: { path: await approved(7), body } };
  },
  writeNote: async (server) => {
    const sent = await server.post('cw/pcase/create/', report());
    const body = { uuid: randomUUID(), kind: 'note', text: 'Rappeler', mentions: [] };
    return {
      as: 'cases_editor',
      path: `cw/thread/${sent.json<{ id: number }>().id}/note/`,
      body,
      other: { body: { ...body, text: 'Rappelé' } },
    };
  },
  createSample: async () => {
    const body = fish();
    return {
      as: 'samples_editor',
      path: 'cw/sample/',
      body,
      other: { body: { ...body, code: 'RAI-other' } },
    };
  },
  createTracking: async () => {
    const body = { uuid: randomUUID(), at_country: 4, station: 'RIK', at_cells_nb: 5 };
    return { as: 'algae_editor', path: 'gd/tracking/', body, other: { body: { ...body, at_cells_nb: 6 } } };
  },
  importCases: async () => {
    const row = { line: 2, case_location_id: 69, event_date: '2009-03-12' };
    const list = { dry_run: false, source: 'A', file: 'a.csv', mapping: { columns: [] }, state: 'reviewed' };
    const body = { uuid: randomUUID(), ...list, rows: [row] };
    const other = { body: { ...body, rows: [{ ...row, age: 7 }] } };
    return { as: 'cases_editor', path: 'cw/case/import/', body, other };
  },
  importSamples: async () => {
    const body = tableOf([line(2)]);
    const other = { body: { ...body, rows: [line(3)] } };
    return { as: 'samples_editor', path: 'cw/sample/import/', body, other };
  },
  saveTracking: async () => {
    const row = { uuid: randomUUID(), at_country: 4, code: 'A' };
    return {
      as: 'algae_editor',
      path: 'gd/tracking/batch/',
      body: { rows: [row] },
      other: {
        body: {
          rows: [
            { uuid: randomUUID(), at_country: 4 },
            { ...row, code: 'B' },
          ],
        },
      },
    };
  },
};

const carriesIdentifier = ({ method, body }: { method: string; body?: object }): boolean =>
  method === 'POST' &&
  body !== undefined &&
  /"[a-z_]*uuid":/.test(JSON.stringify(z.toJSONSchema(body as never)));

describe.each(engines)('what is sent under one identifier on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    server.clock.set('2026-03-15T20:00:00Z');
  });
  afterAll(() => server.stop());

  test('every POST with an identifier has a sample', () => {
    const names = server.app.calls.filter(carriesIdentifier).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(samples).sort());
  });

  test.each(Object.keys(samples))(
    '%s: the same again returns the first response, another body is refused',
    async (name) => {
      const { as, path, body, other } = await (samples[name] as (typeof samples)[string])(server);
      const who = as === undefined ? {} : { as };
      const first = await server.post(path, body, who);
      expect([first.statusCode < 300, first.statusCode < 300 || first.body]).toEqual([true, true]);
      const numbers = (response: typeof first) => {
        const { id, rows } = response.json<{ id?: number; rows?: { id: number }[] }>();
        return [id, rows?.map((row) => row.id)];
      };
      const again = await server.post(path, body, who);
      expect([again.statusCode, numbers(again)]).toEqual([first.statusCode, numbers(first)]);
      if (!other) return;
      const refused = await server.post(other.path ?? path, other.body, who);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'uuid_reused']);
      // The first body is stored, and nothing of the second.
      const last = await server.post(path, body, who);
      expect(last.body).toBe(again.body);
    },
  );

  test('another request under an existing identifier is refused with the existing object', async () => {
    const { as, path, body, other } = await samples.createRevision!(server);
    const first = await server.post(path, body, { as: as! });
    const refused = await server.post(path, other!.body, { as: as! });
    expect(refused.json<{ current: unknown }>().current).toEqual(first.json());
  });
});
