import { randomUUID } from 'node:crypto';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { ASKED_FIELDS, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import fc from 'fast-check';
import { madeReports } from '../cases/made-reports';
import { storedReport } from '../cases/stored-report';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';
import { isLong } from '../support/test-store';
import { answersOf, placesOf } from './answers';
import { type Answers, type Filled, fill, submit } from './device';
import { fullReport } from './full-report';

/** Made reports of a long run. */
const MADE = isLong ? 20 : 0;

/** The engine composes letters (Unicode form C). */
const composed = (values: ReportValues): ReportValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC') : value,
    ]),
  ) as ReportValues;

let server: TestServer;
let reports: ReportValues[];
let answers: Answers[];
let filled: Filled[];
let languages: string[];

beforeAll(async () => {
  server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '100000', LIMIT_CONTACT_ADDRESS: '100000' });
  deployTexts(server);
  reports = [
    fullReport(),
    ...fc.sample(madeReports(ASKED_FIELDS), { numRuns: MADE, seed: 52 }).map(composed),
  ];
  const places = await placesOf(server);
  answers = reports.map((values) => answersOf(values, places));
  const { body } = await server.app.inject({ url: '/openrosa/report.xml' });
  ({ filled, languages } = await fill(body, answers));
});
afterAll(() => server.stop());

/** Identifier of a filled in form, which the engine makes. */
const uuidOf = ({ instance }: Filled): string => /instanceID>uuid:([^<]+)</.exec(instance)?.[1] ?? '';

/** Stores the same answers as the portal's form sends them. */
async function sendByPortal(values: ReportValues): Promise<string> {
  const uuid = randomUUID();
  const contact = contactBody(values, uuid);
  const made = contact && (await server.post('cw/contact/', contact));
  const body = { ...createBody(values, uuid), ...(made && { contact_id: made.json().id }) };
  const { statusCode } = await server.post('cw/pcase/create/', body);
  expect(statusCode).toBe(201);
  return uuid;
}

test('an engine that is not ours asks every question, in both languages, and accepts every answer', () => {
  expect(languages).toEqual(['Français (fr)', 'English (en)']);
  expect(filled.map(({ violations }) => violations)).toEqual(filled.map(() => []));
  const [full] = filled as [Filled];
  const open = full.asked.filter((name) => (answers[0] as Answers)[name] === undefined);
  // A village of the island is asked, and known to few.
  expect(open).toEqual(['case_location_id_locality', 'med_location_id_locality']);
  const names = new Set(full.asked.join(' ').split(/[ ]/));
  const missing = ASKED_FIELDS.filter(
    (field) =>
      !names.has(field) && !['tick', 'untick', 'phenotype', 'place'].includes(definitionOf(field).kind),
  );
  expect(missing).toEqual([]);
});

test('what it fills in is stored as the portal’s, column by column', async () => {
  for (const [at, one] of filled.entries()) {
    const { statusCode, body } = await submit(server, one.instance);
    expect([at, statusCode, statusCode === 201 ? '' : body]).toEqual([at, 201, '']);
    const portal = await sendByPortal(reports[at] as ReportValues);
    expect([at, await storedReport(server.store, uuidOf(one))]).toEqual([
      at,
      await storedReport(server.store, portal),
    ]);
  }
});
