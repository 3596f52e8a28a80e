import { randomUUID } from 'node:crypto';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import fc from 'fast-check';
import { madeReports } from '../cases/made-reports';
import { emptyCases, TAHITI } from '../cases/samples';
import { storedReport } from '../cases/stored-report';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

/** What the plain pages ask: the questions to health staff and editors are asked by the portal's form alone. */
const ASKED_OF_ALL = ASKED_FIELDS.filter((field) => !definitionOf(field).staff);

/** An answer as the plain pages send it; null for what they leave out. */
function sent(field: AskedField, value: ReportValues[AskedField]): string | null {
  if (field === 'time_known') return value ? null : '0';
  if (value === null || field === 'specie_known' || field === 'phenotype_id') return null;
  if (value === false && definitionOf(field).kind === 'tick') return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value).replace('.', field === 'msympt_body_temp' ? ',' : '.');
}

/** Value of the list of species and groups on a plain page when no species was chosen. */
function groupSent({ specie_id, phenotype_id, specie_known }: ReportValues): string | null {
  if (specie_id !== null) return null;
  if (phenotype_id !== null) return `g${phenotype_id}`;
  return specie_known === false ? 'x' : null;
}

/** All answers as the plain pages send them. */
function formOf(values: ReportValues): Record<string, string> {
  const unsure: readonly string[] = values.unsure;
  const said = ASKED_FIELDS.flatMap((field) => {
    const answer = unsure.includes(field) ? 'U' : sent(field, values[field]);
    return answer === null ? [] : [[field, answer]];
  });
  const group = groupSent(values);
  return { ...Object.fromEntries(said), ...(group !== null && { specie_id: group }) };
}

describe.each(engines)('a report from a plain page, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(
      { LIMIT_REPORT_ADDRESS: '100000', LIMIT_CONTACT_ADDRESS: '100000' },
      engine,
    );
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  it('is stored as the portal’s, column by column, whatever was answered', async () => {
    await fc.assert(
      fc.asyncProperty(madeReports(ASKED_OF_ALL), async (values) => {
        const [plain, live] = [randomUUID(), randomUUID()];
        const browser = new PlainBrowser(server);
        await browser.post({ ...formOf(values), case_uuid: plain, section: '6', go: 'next' });
        expect([browser.response.statusCode, browser.alert, browser.code.length]).toEqual([200, '', 14]);
        const contact = contactBody(values, live);
        const made = contact && (await server.post('cw/contact/', contact));
        const body = { ...createBody(values, live), ...(made && { contact_id: made.json().id }) };
        expect((await server.post('cw/pcase/create/', body)).statusCode).toBe(201);
        expect(await storedReport(server.store, plain)).toEqual(await storedReport(server.store, live));
      }),
      { numRuns: 40 },
    );
  });

  it('a differing answer gives a differing row', async () => {
    const uuid = randomUUID();
    await server.post(
      'cw/pcase/create/',
      createBody({ ...emptyReport(), case_location_id: TAHITI, event_date: '2026-03-10' }, uuid),
    );
    const { row } = await storedReport(server.store, uuid);
    expect(Object.keys(row).length).toBeGreaterThan(60);
    expect(row).toMatchObject({ case_eventdate: '2026-03-10', review_state: 'new' });
  });
});
