import { createHash } from 'node:crypto';
import { ASKED_FIELDS, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { answerOf } from '../../src/features/openrosa/form/conditions';
import { TAHITI } from '../cases/samples';
import { deployTexts } from '../plain/portal-texts';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { rowsOf } from './workbook';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://ciguawatch.example' });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/openrosa/${path}`, headers });

/** What the list tells of the form. */
async function listed(query = '') {
  const { body } = await get(`formList${query}`);
  const of = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1];
  return { version: of('version'), hash: of('hash'), address: of('downloadUrl'), id: of('formID') };
}

test('there is no form before the texts of the report are deployed, and a device is told so', async () => {
  const { statusCode, body } = await get('formList', { 'accept-language': 'en' });
  expect([statusCode, body]).toEqual([503, expect.stringContaining('does not work at the moment')]);
  deployTexts(server);
});

test('the list names the form with the headers of OpenRosa and the digest of what is handed out', async () => {
  const { statusCode, headers } = await get('formList');
  expect([statusCode, headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'text/xml; charset=utf-8',
      'x-openrosa-version': '1.0',
      'x-openrosa-accept-content-length': '200000',
      date: expect.any(String),
    }),
  ]);
  const form = await get('report.xml');
  expect(await listed()).toEqual({
    id: 'ciguawatch_report',
    version: expect.stringMatching(/^r[0-9a-f]{12}$/),
    hash: `md5:${createHash('md5').update(form.body).digest('hex')}`,
    address: 'https://ciguawatch.example/openrosa/report.xml',
  });
  expect(await listed('?formID=ciguawatch_report')).toEqual(await listed());
  expect((await listed('?formID=other')).id).toBeUndefined();
  const again = await get('report.xml', { 'if-none-match': String(form.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a device learns before it sends where to, and how much', async () => {
  const head = await server.app.inject({ method: 'HEAD', url: '/openrosa/submission' });
  expect([head.statusCode, head.body, head.headers]).toEqual([
    204,
    '',
    expect.objectContaining({
      location: 'https://ciguawatch.example/openrosa/submission',
      'x-openrosa-accept-content-length': '200000',
    }),
  ]);
});

test('the version changes with a place and with a text, and with nothing else', async () => {
  const first = await listed();
  const place = byHand(server.store).updateTable('location').where('id', '=', TAHITI);
  await place.set({ name: 'Tahiti Nui', version: 99, changed_at: new Date(server.clock.now()) }).execute();
  const renamed = await listed();
  const text = { ciguawatch: { report: { title1: { value: 'Who fell ill?', version: 0 } } } };
  const saved = await server.call('PATCH', 'a/translation/edit/en_US/', {
    as: 'global_translator',
    body: { i18n_json: text },
  });
  expect(saved.statusCode).toBe(200);
  const worded = await listed();
  expect(new Set([first, renamed, worded].map(({ version }) => version)).size).toBe(3);
  expect(new Set([first, renamed, worded].map(({ hash }) => hash)).size).toBe(3);
  expect(await listed()).toEqual(worded);
  expect((await get('report.xml')).body).toContain('Who fell ill?');
});

/** Rows of a sheet of the workbook by the names of its columns. */
const sheet = async (name: string) => rowsOf((await get('report.xlsx')).rawPayload, name);

test('the workbook has each question with its texts, choices and what the server refuses', async () => {
  const survey = await sheet('survey');
  const choices = await sheet('choices');
  const row = (name: string) => survey.find((one) => one.name === name);
  const lists = new Set(choices.map(({ list_name }) => list_name));
  for (const { type = '', name } of survey.filter((one) => /^select/.test(one.type ?? '')))
    expect([name, lists.has(type.split(' ')[1] ?? '')]).toEqual([name, true]);
  const without = ['label::Français (fr)', 'label::English (en)'].flatMap((column) =>
    survey.filter((one) => one.type !== 'end_group' && !one[column]).map(({ name }) => name),
  );
  expect(without).toEqual([]);
  // What the portal only asks about is a note, not a limit.
  const temperature = row('msympt_body_temp');
  expect(temperature?.constraint).toBe('. >= -50 and . <= 100');
  expect(row('msympt_body_temp_unusual')).toMatchObject({
    type: 'note',
    relevant: `${answerOf('msympt_body_temp')} < 25 or ${answerOf('msympt_body_temp')} > 45`,
  });
  const required = survey.filter((one) => one.required).map(({ name }) => name);
  expect(required).toEqual([
    'case_location_id_country',
    'case_location_id_archipelago',
    'case_location_id_island',
    'event_date',
  ]);
  expect(row('history_nb')?.relevant).toBe(`${answerOf('history')} = '1'`);
  const staff = ASKED_FIELDS.filter((field) => definitionOf(field).staff && row(field));
  expect(staff.length).toBeGreaterThan(3);
  for (const field of staff)
    expect([field, row(field)?.relevant]).toEqual([
      field,
      expect.stringContaining(`${answerOf('profile')} = '1'`),
    ]);
  expect((await sheet('settings'))[0]).toMatchObject({
    form_id: 'ciguawatch_report',
    version: (await listed()).version,
  });
});

test('every choice of a field is a choice of its list', async () => {
  const survey = await sheet('survey');
  const choices = await sheet('choices');
  for (const field of ASKED_FIELDS) {
    const definition = definitionOf(field);
    if (definition.kind !== 'choice') continue;
    const list = survey.find(({ name }) => name === field)?.type?.split(' ')[1];
    const codes = choices.filter(({ list_name }) => list_name === list).map(({ name }) => name);
    expect([field, codes.sort()]).toEqual([field, [...definition.choices].sort()]);
  }
});
