import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@ciguawatch/shared/contract/access/token-scopes';
import { readReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { TOKEN_PREFIX } from '../../src/features/auth/personal-token';
import { digest, newSecret } from '../../src/security/hash';
import { emptyCases, TAHITI } from '../cases/samples';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';
import { instanceOf, messageOf, submit } from './device';

const ENGLISH = { 'accept-language': 'en' };

/** Steps to Tahiti: French Polynesia, the Society Islands, the island. */
let tahiti: Record<string, string>;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://ciguawatch.example', LIMIT_REPORT_ADDRESS: '6' });
  deployTexts(server);
  const rows = (await server.get('cw/location/')).json<{ id: number; parent_id: number }[]>();
  const above = (id: number) => rows.find((row) => row.id === id)?.parent_id ?? 0;
  tahiti = {
    case_location_id_country: String(above(above(TAHITI))),
    case_location_id_archipelago: String(above(TAHITI)),
    case_location_id_island: String(TAHITI),
  };
});
afterAll(() => server.stop());
beforeEach(() => emptyCases(server.store));

const answers = (more: Record<string, string> = {}) => ({ ...tahiti, event_date: '2026-03-10', ...more });

const stored = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();

/** Refused with a status and a sentence, and nothing stored. */
async function refused(xml: string, sending: Parameters<typeof submit>[2] = {}) {
  const response = await submit(server, xml, { headers: ENGLISH, ...sending });
  expect(await stored()).toEqual([]);
  expect(response.headers['content-type']).toBe('text/xml; charset=utf-8');
  return [response.statusCode, messageOf(response)];
}

/** A token of an account, as its owner would have made it. */
async function tokenFor(
  account: string,
  scopes: TokenScope[],
  ended: { revoked_at?: Date; expires_at?: Date } = {},
): Promise<string> {
  const token = TOKEN_PREFIX + newSecret();
  const now = server.clock.now();
  const times = { created_at: new Date(now), expires_at: new Date(now + 86_400_000) };
  const row = {
    ...{ user_id: await server.accountId(account), token_hash: digest(token), name: 'tablet', scopes },
    ...{ ...times, countries: null, last_used_at: null, revoked_at: null, ...ended },
  };
  await server.store.tx((trx) => trx.insertInto('personal_token').values(row).execute());
  return token;
}

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`nurse:${password}`).toString('base64')}`,
});

test('a report is stored once, and sent twice it gives the same receipt', async () => {
  const uuid = randomUUID();
  const xml = instanceOf(uuid, answers({ profile: '1', cont_name: 'Tehani &amp; co' }));
  const [first, second] = [
    await submit(server, xml, { headers: ENGLISH }),
    await submit(server, xml, { headers: ENGLISH }),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.headers).toMatchObject({
    'x-openrosa-version': '1.0',
    'x-openrosa-accept-content-length': '200000',
  });
  expect(messageOf(first)).toBe(messageOf(second));
  const code = readReceiptCode(/code: ([A-Z0-9 ]+)\./.exec(messageOf(first))?.[1] ?? '');
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ case_uuid: uuid, case_location_id: TAHITI, time_known: false });
  // The code opens the report, as one that the portal made.
  const found = await server.post('cw/pcase/withdraw/', { receipt_code: code });
  expect(found.json()).toEqual({ state: 'withdrawn' });
});

test('other answers under one instanceID are a correction that gives no receipt of the first', async () => {
  const uuid = randomUUID();
  const first = await submit(server, instanceOf(uuid, answers()), { headers: ENGLISH });
  const other = await submit(server, instanceOf(uuid, answers({ gender: 'F' })), { headers: ENGLISH });
  expect(other.statusCode).toBe(201);
  expect(messageOf(other)).toContain('as a correction');
  const codeIn = (message: string) => /code: ([A-Z0-9 ]+)\./.exec(message)?.[1];
  expect(codeIn(messageOf(other))).not.toBe(codeIn(messageOf(first)));
  expect((await stored()).map(({ review_state, suspicion }) => [review_state, suspicion])).toEqual([
    ['new', null],
    ['to_review', 'correction'],
  ]);
});

test('an edited report is a correction of the one that it was edited from, however often it is sent', async () => {
  const [first, edited] = [randomUUID(), randomUUID()];
  await submit(server, instanceOf(first, answers()), { headers: ENGLISH });
  const xml = instanceOf(edited, answers({ gender: 'F' }), { deprecated: first });
  const sent = [
    await submit(server, xml, { headers: ENGLISH }),
    await submit(server, xml, { headers: ENGLISH }),
  ].map(messageOf);
  expect(sent).toEqual([sent[0], expect.stringContaining('as a correction')]);
  expect(await stored()).toMatchObject([
    { case_uuid: first, review_state: 'new', corrects: null },
    { case_uuid: edited, review_state: 'to_review', suspicion: 'correction', corrects: first },
  ]);
});

test('dates and hours are those of the place, whatever the zone of the device', async () => {
  const zoned = { event_date: '2026-03-10T00:00:00.000+14:00', event_clock: '19:30:00.000+14:00' };
  const xml = instanceOf(
    randomUUID(),
    answers({ ...zoned, med_date: '2026-03-11T23:00:00.000-11:00', med_seen: 'yes' }),
  );
  const { statusCode, body } = await submit(server, xml);
  expect([statusCode, statusCode === 201 ? '' : body]).toEqual([201, '']);
  expect(await stored()).toMatchObject([{ case_eventdate: '2026-03-10', med_date: '2026-03-11' }]);
});

test('what other devices write in another way is the same report', async () => {
  const uuid = randomUUID();
  const [plain, other] = [
    instanceOf(uuid, answers({ age: '34', case_purchase_place: 'Marché' })),
    instanceOf(uuid.toUpperCase(), answers({ age: '3.4e1', case_purchase_place: '<![CDATA[Marché]]>' })),
  ];
  for (const xml of [plain, other]) expect((await submit(server, xml)).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ case_uuid: uuid, age: 34, case_purchase_place: 'Marché' }]);
});

test('an island that nobody knows leaves the report at its archipelago', async () => {
  const sent = await submit(server, instanceOf(randomUUID(), answers({ case_location_id_island: 'x' })));
  expect(sent.statusCode).toBe(201);
  const { case_location_id_archipelago: above } = tahiti;
  expect(await stored()).toMatchObject([{ case_location_id: Number(above) }]);
});

test('a picture beside the report is left, and the report is stored', async () => {
  const sent = await submit(server, instanceOf(randomUUID(), answers()), { picture: 'fish.jpg' });
  expect([sent.statusCode, (await stored()).length]).toEqual([201, 1]);
});

test('a device is answered in its language, and in both where it tells none', async () => {
  const xml = instanceOf(randomUUID(), answers());
  const french = messageOf(await submit(server, xml, { headers: { 'accept-language': 'fr-FR' } }));
  const both = messageOf(await submit(server, xml));
  expect(french).toMatch(/^Déclaration \d+ reçue\. Code de reçu\u00a0: /);
  expect(both).toMatch(/^Déclaration .* \/ Report \d+ received\./);
});

const LATE = '2126-03-10';
it.each([
  ['no place', { event_date: '2026-03-10' }, 'Place of catch: This field is required.'],
  ['no date', () => tahiti, 'Date of the meal: This field is required.'],
  ['a future date', () => answers({ event_date: LATE }), 'Date of the meal: The date is in the future.'],
  ['no date at all', () => answers({ event_date: 'soon' }), 'Date of the meal: “soon” cannot be read.'],
  [
    'a number out of range',
    () => answers({ age: '40000' }),
    'Age: This number must be lower or equal to 32767.',
  ],
  ['no number', () => answers({ age: 'old' }), 'Age: “old” cannot be read.'],
  ['a choice that is none', () => answers({ gender: 'X' }), 'Sex: “X” cannot be read.'],
  ['a contradiction', () => answers({ age: '30', age_months: '3' }), 'The months do not agree'],
  ['a wrong address', () => answers({ cont_email: 'nobody' }), 'E-mail: This e-mail is not valid.'],
  ['a fish that is none', () => answers({ specie_id: '99999' }), 'this answer cannot be taken'],
  [
    'an island of another archipelago',
    () => answers({ case_location_id_island: '3' }),
    'Place of catch: these places do not lie in each other.',
  ],
  ['a question of another version', () => answers({ shoe_size: '42' }), 'no longer asks: shoe_size.'],
])('%s is refused with a sentence that names the field', async (_what, given, sentence) => {
  const said = typeof given === 'function' ? given() : given;
  const [status, message] = await refused(instanceOf(randomUUID(), said as Record<string, string>));
  expect([status, message]).toEqual([400, expect.stringContaining(sentence)]);
});

test('a version that the portal never had is read by the names of its questions', async () => {
  const xml = instanceOf(randomUUID(), answers(), { version: 'from another time' });
  expect((await submit(server, xml)).statusCode).toBe(201);
});

/** Documents that are no filled in form of ours. */
const ENTITY = '<!DOCTYPE data [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE data [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
const withHead = (head: string, text: string) =>
  instanceOf(randomUUID(), answers({ case_purchase_place: text })).replace(
    "<?xml version='1.0' ?>",
    `<?xml version='1.0' ?>${head}`,
  );
it.each([
  ['another form', () => instanceOf(randomUUID(), answers(), { id: 'household' }), 'not the report'],
  ['no identifier', () => instanceOf('none', answers()), 'no instanceID'],
  ['text', () => 'a report', 'cannot be read'],
  ['half a document', () => instanceOf(randomUUID(), answers()).slice(0, -20), 'cannot be read'],
  [
    'an answer given twice',
    () => withHead('', '</case_purchase_place><age>3</age><age>4</age><case_purchase_place>'),
    'cannot be read',
  ],
  ['an external entity', () => withHead(ENTITY, '&x;'), 'cannot be read'],
  ['entities in entities', () => withHead(LAUGHS, '&b;'), 'cannot be read'],
  ['an unknown entity', () => withHead('', '&nbsp;'), 'cannot be read'],
  ['many levels', () => withHead('', `${'<a>'.repeat(20)}x${'</a>'.repeat(20)}`), 'cannot be read'],
  ['many elements', () => withHead('', '<a>x</a>'.repeat(2000)), 'cannot be read'],
])('%s is no report', async (_what, xml, sentence) => {
  expect(await refused(xml())).toEqual([400, expect.stringContaining(sentence)]);
});

test('a huge file, a part of another name and another kind of body are refused', async () => {
  const huge = instanceOf(randomUUID(), answers({ gsympt_other_obs: 'x'.repeat(300_000) }));
  expect(await refused(huge)).toEqual([413, expect.stringContaining('at most 200 kB')]);
  const long = instanceOf(randomUUID(), answers({ gsympt_other_obs: 'x'.repeat(150_000) }));
  expect(await refused(long)).toEqual([413, expect.stringContaining('kB')]);
  // Refused by its length, before it is read.
  expect(await refused('<'.repeat(300_000))).toEqual([413, expect.stringContaining('at most 200 kB')]);
  const xml = instanceOf(randomUUID(), answers());
  expect(await refused(xml, { part: 'file' })).toEqual([400, expect.stringContaining('xml_submission_file')]);
  const headers = { ...ENGLISH, 'content-type': 'text/xml' };
  expect(await refused(xml, { headers })).toEqual([400, expect.stringContaining('xml_submission_file')]);
});

test('an address may send as many reports as by the public form', async () => {
  const limited = { headers: ENGLISH, from: '198.51.100.7' };
  const statuses: number[] = [];
  let last = await submit(server, instanceOf(randomUUID(), answers()), limited);
  for (let sent = 0; last.statusCode === 201 && sent < 20; sent += 1) {
    statuses.push(last.statusCode);
    last = await submit(server, instanceOf(randomUUID(), answers()), limited);
  }
  expect([last.statusCode, messageOf(last)]).toEqual([
    429,
    expect.stringMatching(/Send it again in \d+ minutes/),
  ]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(statuses.length).toBeLessThanOrEqual(6);
});

test('a token makes it the report of its account, by whatever name', async () => {
  const token = await tokenFor('cases_editor', ['report']);
  for (const root of ['/openrosa', '/openrosa/account']) {
    await emptyCases(server.store);
    const sent = await submit(server, instanceOf(randomUUID(), answers()), { root, headers: basic(token) });
    expect(sent.statusCode).toBe(201);
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['user_id', 'after'])
      .where('kind', '=', 'case')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(trail).toMatchObject({
      user_id: await server.accountId('cases_editor'),
      after: { token: 'tablet' },
    });
  }
});

test('a wrong token is refused, never taken for nobody, and a device is asked for one', async () => {
  const xml = instanceOf(randomUUID(), answers());
  const reader = await tokenFor('cases_editor', ['public']);
  const send = (root: string, headers: Record<string, string>) =>
    refused(xml, { root, headers: { ...ENGLISH, ...headers } });
  const wrong = [401, expect.stringContaining('This token does not work')];
  expect(await send('/openrosa', basic(`cgw_${'a'.repeat(43)}`))).toEqual(wrong);
  expect(await send('/openrosa', basic('Lagon-2026'))).toEqual(wrong);
  const past = new Date(server.clock.now() - 1000);
  for (const ended of [{ revoked_at: past }, { expires_at: past }]) {
    const token = await tokenFor('cases_editor', ['report'], ended);
    for (const root of ['/openrosa', '/openrosa/account'])
      expect(await send(root, basic(token))).toEqual(wrong);
    const list = await server.app.inject({ url: '/openrosa/account/formList', headers: basic(token) });
    expect(list.statusCode).toBe(401);
  }
  expect(await send('/openrosa', basic(reader))).toEqual([403, expect.stringContaining('may not send')]);
  expect(await send('/openrosa/account', {})).toEqual([401, expect.stringContaining('A token')]);
  for (const url of ['/openrosa/account/formList', '/openrosa/account/report.xml']) {
    const asked = await server.app.inject({ url });
    expect([asked.statusCode, asked.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/^Basic realm=/),
    ]);
  }
  const head = await server.app.inject({ method: 'HEAD', url: '/openrosa/account/submission' });
  expect(head.statusCode).toBe(401);
});
