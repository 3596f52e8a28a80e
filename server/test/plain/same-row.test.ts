import { randomUUID } from 'node:crypto';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { agesIn } from '@ciguawatch/shared/domain/report/infant-age';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import fc from 'fast-check';
import { emptyCases, NUKU_HIVA, RAPA, TAHITI, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((one) => one.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''));

/** What the plain pages ask: the questions to health staff and editors are asked by the portal's form alone. */
const ASKED_OF_ALL = ASKED_FIELDS.filter((field) => !definitionOf(field).staff);

/** Any valid answer to a question. */
function answerTo(field: AskedField): fc.Arbitrary<unknown> {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return fc.constantFrom(null, ...definition.choices);
    case 'whole':
      return fc.option(fc.integer(definition.plausible));
    case 'decimal':
      return fc.option(fc.integer({ min: 250, max: 450 }).map((tenths) => tenths / 10));
    case 'text':
      return field === 'cont_email' ? fc.constantFrom('', 'tehani@example.pf') : text;
    case 'yesNo':
      return fc.constantFrom(null, true, false, 'unsure');
    case 'date':
      return fc.constantFrom('2026-03-09', '2026-03-10');
    case 'clock':
      return fc.constantFrom('00:00', '07:05', '23:59');
    case 'place':
      return fc.constantFrom(TAHITI, RAPA, NUKU_HIVA, VITI_LEVU);
    case 'untick':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Answers on what was eaten, as in the portal: a species, a group, name not known, or nothing. */
const products: fc.Arbitrary<Partial<ReportValues>> = fc.oneof(
  fc.integer({ min: 1, max: 150 }).map((specie_id) => ({ specie_id, specie_known: true })),
  fc.integer({ min: 1, max: 31 }).map((phenotype_id) => ({ phenotype_id, specie_known: false })),
  fc.constantFrom({ specie_known: false }, {}),
);

const eaten = fc
  .subarray(['specie_part_head', 'specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera'])
  .map(
    (parts): Partial<ReportValues> =>
      parts.length === 0
        ? {}
        : Object.fromEntries(
            ['specie_part_head', 'specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera'].map(
              (part) => [part, parts.includes(part)],
            ),
          ),
  );

const reports: fc.Arbitrary<ReportValues> = fc
  .tuple(
    fc.record(Object.fromEntries(ASKED_OF_ALL.map((field) => [field, answerTo(field)]))),
    products,
    eaten,
  )
  .map(([answers, product, parts]) => {
    const unsure = ASKED_OF_ALL.filter((field) => answers[field] === 'unsure');
    const known = Object.entries(answers).map(([field, answer]) => [
      field,
      answer === 'unsure' ? null : answer,
    ]);
    const said = {
      ...emptyReport(),
      ...Object.fromEntries(known),
      ...parts,
      ...product,
      unsure,
    } as ReportValues;
    // Months that deny the years are refused.
    return said.age_months === null ? said : { ...said, ...agesIn('months', said.age_months) };
  });

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

/** Columns that identify a report and its time. */
const OWN = ['id', 'case_uuid', 'body_hash', 'contact_id', 'created_at', 'changed_at', 'updated_at'];

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

  /** A stored report with its contact, without identifying columns. */
  async function stored(uuid: string) {
    const read = server.store.read;
    const row = await read
      .selectFrom('case_report')
      .selectAll()
      .where('case_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const contact = await read
      .selectFrom('contact')
      .select(['cont_name', 'cont_email', 'cont_phone', 'used'])
      .where('case_uuid', '=', uuid)
      .executeTakeFirst();
    const trail = await read
      .selectFrom('audit')
      .select(['kind', 'action', 'after', 'user_id', 'country'])
      .where('object_id', '=', String(row.id))
      .execute();
    const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name)));
    // The search words include the case number.
    const words = String(kept.words).replace(`'${row.id}'`, "'number'");
    return { row: { ...kept, words }, contact, trail };
  }

  it('is stored as the portal’s, column by column, whatever was answered', async () => {
    await fc.assert(
      fc.asyncProperty(reports, async (values) => {
        const [plain, live] = [randomUUID(), randomUUID()];
        const browser = new PlainBrowser(server);
        await browser.post({ ...formOf(values), case_uuid: plain, section: '6', go: 'next' });
        expect([browser.response.statusCode, browser.alert, browser.code.length]).toEqual([200, '', 14]);
        const contact = contactBody(values, live);
        const made = contact && (await server.post('cw/contact/', contact));
        const body = { ...createBody(values, live), ...(made && { contact_id: made.json().id }) };
        expect((await server.post('cw/pcase/create/', body)).statusCode).toBe(201);
        expect(await stored(plain)).toEqual(await stored(live));
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
    const { row } = await stored(uuid);
    expect(Object.keys(row).length).toBeGreaterThan(60);
    expect(row).toMatchObject({ case_eventdate: '2026-03-10', review_state: 'new' });
  });
});
