import { eraseUnusedContacts } from '../../src/features/cases/contact';
import { keepCases } from '../../src/features/cases/housekeeping';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { emptyCases, report } from './samples';

const DAY = 86_400;

describe('the contact of a report', () => {
  let server: TestServer;
  let address = 0;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const from = () => ({ remoteAddress: `10.0.1.${address}` });
  const make = (case_uuid: string, more: object = { cont_name: 'Teva' }) =>
    server.post('cw/contact/', { case_uuid, ...more }, from());
  const made = async (case_uuid: string, more?: object) =>
    (await make(case_uuid, more)).json<{ id: number }>().id;
  const send = (body: object) => server.post('cw/pcase/create/', body, from());
  const contacts = () => server.store.read.selectFrom('contact').selectAll().orderBy('id').execute();
  const cases = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();

  it('is used once its report is stored, not before', async () => {
    const body = report();
    const contact_id = await made(body.case_uuid);
    expect(await contacts()).toMatchObject([{ id: contact_id, used: false }]);
    await send({ ...body, contact_id });
    expect(await contacts()).toMatchObject([{ id: contact_id, used: true }]);
    expect(await cases()).toMatchObject([{ contact_id }]);
  });

  it('stays unused when its report is refused', async () => {
    const body = report();
    const contact_id = await made(body.case_uuid);
    expect((await send({ ...body, contact_id, specie_id: 999_999 })).statusCode).toBe(400);
    expect(await contacts()).toMatchObject([{ used: false }]);
  });

  it('is not taken a second time, even when the first report is gone', async () => {
    const body = report();
    const contact_id = await made(body.case_uuid);
    await send({ ...body, contact_id });
    await byHand(server.store).deleteFrom('case_report').execute();
    // The tombstone recognises a copy. Without a tombstone, as before they existed, the contact is refused.
    expect((await send({ ...body, contact_id })).statusCode).toBe(201);
    expect(await cases()).toEqual([]);
    await byHand(server.store).deleteFrom('tombstone').execute();
    const again = await send({ ...body, contact_id });
    expect([again.statusCode, again.json().fields]).toEqual([400, { contact_id: 'contact_invalid' }]);
    expect(await cases()).toEqual([]);
  });

  it('is the first one sent: another under its uuid is refused, before and after its report came', async () => {
    const body = report();
    const first = { cont_name: 'Hina', cont_email: 'hina@example.org', cont_phone: null };
    const contact_id = await made(body.case_uuid, first);
    const changes = [
      { cont_name: 'Other' },
      { ...first, cont_email: 'other@example.org' },
      { ...first, cont_phone: '40' },
    ];
    for (const step of ['before', 'after']) {
      for (const change of changes) {
        const response = await make(body.case_uuid, change);
        expect([step, response.statusCode, response.json().code]).toEqual([step, 409, 'uuid_reused']);
      }
      expect((await make(body.case_uuid, { ...first, cont_name: ' Hina ' })).json()).toEqual({
        id: contact_id,
      });
      expect(await contacts()).toMatchObject([first]);
      await send({ ...body, contact_id });
    }
  });

  it('that was changed before its report came is that of the correction that the device sends', async () => {
    const body = report();
    await made(body.case_uuid, { cont_name: 'Teva' });
    const next = { ...body, ...report(), corrects: body.case_uuid };
    const contact_id = await made(next.case_uuid, { cont_name: 'Hina' });
    expect((await send({ ...next, contact_id })).statusCode).toBe(201);
    expect(await cases()).toMatchObject([{ contact_id, case_uuid: next.case_uuid, duplicate_of: null }]);
    server.clock.pass(DAY + 1);
    await keepCases(server.deps);
    expect(await contacts()).toMatchObject([{ cont_name: 'Hina', used: true }]);
  });

  it('with nothing but blanks is empty', async () => {
    await make(report().case_uuid, { cont_name: '  ', cont_email: '', cont_phone: ' ' });
    expect(await contacts()).toMatchObject([{ cont_name: null, cont_email: null, cont_phone: null }]);
  });

  it('is found by the uuid in upper or lower case', async () => {
    const body = report();
    const contact_id = await made(body.case_uuid.toUpperCase());
    expect((await send({ ...body, contact_id })).statusCode).toBe(201);
    expect(await contacts()).toMatchObject([{ used: true }]);
  });

  it('waits a day for its report, and no report of another uuid keeps it', async () => {
    const waiting = await made(report().case_uuid);
    server.clock.pass(DAY);
    expect(await eraseUnusedContacts(server.store, server.clock.now())).toBe(0);
    expect(await contacts()).toMatchObject([{ id: waiting }]);
    server.clock.pass(1);
    const fresh = await made(report().case_uuid);
    expect(await eraseUnusedContacts(server.store, server.clock.now())).toBe(1);
    expect(await contacts()).toMatchObject([{ id: fresh }]);
  });

  it('of a report is not erased with unused ones', async () => {
    const body = report();
    await send({ ...body, contact_id: await made(body.case_uuid) });
    server.clock.pass(2 * DAY);
    await keepCases(server.deps);
    expect(await contacts()).toHaveLength(1);
  });

  it('is erased when an editor removes it or the report is withdrawn, and its case stays', async () => {
    for (const change of [{ contact_id: null }, { review_state: 'withdrawn' }]) {
      const body = report();
      const { id } = (await send({ ...body, contact_id: await made(body.case_uuid) })).json<{ id: number }>();
      const patch = (part: object) =>
        server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body: part });
      expect((await patch({ contact_id: 999 })).json().fields).toEqual({ contact_id: 'contact_invalid' });
      expect((await patch({ age: 30 })).statusCode).toBe(200);
      expect(await contacts()).toHaveLength(1);
      expect((await patch(change)).json()).toMatchObject({ contact_id: null });
      expect(await contacts()).toEqual([]);
    }
    expect(await cases()).toHaveLength(2);
  });

  it('is erased with a case that can no longer be restored, and not earlier', async () => {
    const body = report();
    const { id } = (await send({ ...body, contact_id: await made(body.case_uuid) })).json<{ id: number }>();
    await server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' });
    server.clock.pass(30 * DAY);
    await keepCases(server.deps);
    expect([await contacts(), await cases()].map((rows) => rows.length)).toEqual([1, 1]);
    server.clock.pass(1);
    await keepCases(server.deps);
    expect([await contacts(), await cases()].map((rows) => rows.length)).toEqual([0, 0]);
  });
});
