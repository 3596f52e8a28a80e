import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptyCases, TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { PlainBrowser, wordsOf } from './browser';
import { deployTexts } from './portal-texts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '2' });
  deployTexts(server);
});
afterAll(() => server.stop());
beforeEach(() => emptyCases(server.store));

const REPORT = {
  case_location_id: String(TAHITI),
  event_date: '2026-03-10',
  age: '34',
  section: '6',
  go: 'next',
};
const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
  new PlainBrowser(server, { 'accept-language': 'fr', ...headers }).post(fields);

it('reports too many reports of one address, and loses no answer', async () => {
  const first = await post(REPORT);
  for (const { response } of [first, await post(REPORT)]) expect(response.statusCode).toBe(200);
  const { case_uuid, receipt_code } = first.fields as Record<string, string>;
  const refused = await post({ ...REPORT, cont_name: 'Tehani' });
  expect([refused.response.statusCode, Number(refused.response.headers['retry-after']) > 0]).toEqual([
    429,
    true,
  ]);
  expect(refused.alert).toContain('trop de demandes');
  expect(refused.fields).toMatchObject({ age: '34', cont_name: 'Tehani' });
  expect(await rows()).toHaveLength(2);
  // A repeat of a stored report does not count as another one.
  const repeat = await post({ ...REPORT, case_uuid, receipt_code } as typeof REPORT);
  expect([repeat.response.statusCode, repeat.code]).toEqual([200, first.code]);
  expect(await rows()).toHaveLength(2);
  await byHand(server.store).deleteFrom('rate_limit').execute();
});

it('holds a report for review that a program filled in', async () => {
  await post({ ...REPORT, cw_blank: 'https://spam.example' });
  expect(await rows()).toMatchObject([{ review_state: 'to_review' }]);
  await byHand(server.store).deleteFrom('rate_limit').execute();
});

it('accepts no form of another site, and every form without an origin', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const { response } = await post(REPORT, headers);
    expect([response.statusCode, wordsOf(response.body)]).toEqual([
      403,
      expect.stringContaining('autre site'),
    ]);
  }
  expect(await rows()).toEqual([]);
  const own = { origin: server.deps.config.publicUrl, 'sec-fetch-site': 'same-origin' };
  expect((await post(REPORT, own)).response.statusCode).toBe(200);
  await byHand(server.store).deleteFrom('rate_limit').execute();
});

it('shows an error page for what is no form', async () => {
  const send = (payload: Buffer | string, type = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url: '/plain/report',
      payload,
      headers: { 'content-type': type, 'accept-language': 'fr' },
    });
  for (const response of [
    await send(Buffer.from([0x61, 0x3d, 0xff])),
    await send('age=%FF'),
    await send('{}', 'application/json'),
    await send(`age=${'1'.repeat(300_000)}`),
  ]) {
    expect([
      response.statusCode >= 400 && response.statusCode < 500,
      response.headers['content-type'],
    ]).toEqual([true, 'text/html; charset=utf-8']);
    expect(wordsOf(response.body)).toContain('n’a pas pu être lu');
  }
  // Control characters are removed, because nobody types them and no column accepts them.
  const typed = await post({ ...REPORT, gsympt_other_obs: 'a\u0000b' });
  expect([typed.response.statusCode, (await rows())[0]?.gsympt_other_obs]).toEqual([200, 'ab']);
  await byHand(server.store).deleteFrom('rate_limit').execute();
});

it('gives the document of the report, with its number, as the PDF of the portal', async () => {
  const one = await post({ ...REPORT, sympt_nausea: '2', cont_name: 'Tehani' });
  const [{ id: number }] = (await rows()) as unknown as [{ id: number }];
  expect(one.words).toContain('Déclaration d’un cas de ciguatera');
  await one.press({}, 'document');
  expect(one.response.headers['content-type']).toBe('application/pdf');
  expect(one.response.headers['content-disposition']).toBe(
    `attachment; filename="declaration-ciguatera-${number}-2026-03-10.pdf"`,
  );
  expect(one.response.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(one.response.rawPayload.length).toBeGreaterThan(10_000);
});

it('reveals nobody the number of another’s report: its identifier with another code is not enough', async () => {
  const one = await post({ ...REPORT });
  const other = await post({ ...REPORT, case_uuid: one.fields.case_uuid as string, go: 'document' });
  expect(other.response.headers['content-disposition']).toBe(
    'attachment; filename="declaration-ciguatera-2026-03-10.pdf"',
  );
  await byHand(server.store).deleteFrom('rate_limit').execute();
});

it('is a whole report in seven pages and a style, each compressed', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await server.app.inject({ url: '/plain/report', headers });
  const style = /href="(\/plain\/style[^"]+)"/.exec(
    brotliDecompressSync(first.rawPayload).toString(),
  )?.[1] as string;
  const responses = [first, await server.app.inject({ url: style, headers })];
  const filled = {
    ...REPORT,
    specie_id: '5',
    med_seen: 'yes',
    med_place: 'Hôpital',
    cont_name: 'Tehani',
    gsympt_other_obs: 'Une longue observation. '.repeat(20),
  };
  for (let section = 1; section <= 6; section++) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/plain/report',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...filled, section: String(section) }).toString(),
    });
    responses.push(response);
  }
  expect(responses.map(({ statusCode, headers: got }) => [statusCode, got['content-encoding']])).toEqual(
    Array(8).fill([200, 'br']),
  );
  const zipped = await server.app.inject({ url: '/plain/report', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('<form');
});

it('has a policy that allows nothing but its style', async () => {
  const { headers } = await server.app.inject({ url: '/plain/report' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
});
