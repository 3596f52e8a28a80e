import { createBody, valuesOf } from '@ciguawatch/shared/api/report/report-body';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { Places } from '../../src/features/cases/places';
import { readReceiptStatus } from '../../src/features/cases/sent/read-receipt-status';
import { formOfValues } from '../../src/features/plain/report/form-of-values';
import { formValues } from '../../src/features/plain/report/form-values';
import { makeLogger } from '../../src/log/logger';
import { coded, emptyCases, fullReport, TAHITI } from '../cases/samples';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

const EDITOR = 'cases_editor';

describe.each(engines)('the page of a receipt on %s', (engine) => {
  let server: TestServer;
  let log = '';
  let address = 0;
  beforeAll(async () => {
    const logger = makeLogger({ production: true, to: { write: (line) => (log += line) } });
    server = await TestServer.start({}, engine, new FakeClock(), { log: logger });
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    address += 1;
    log = '';
    server.clock.set('2026-03-15T20:00:00Z');
    await emptyCases(server.store);
  });

  const browser = (language = 'fr-FR') => {
    const one = new PlainBrowser(server, { 'accept-language': language }, `10.0.5.${address}`);
    return one.at('/r');
  };
  const opened = async (code: string, language?: string) =>
    (await browser(language).open('/r')).press({ receipt_code: code }, 'open');
  const send = async (more: object = {}) => {
    const body = coded(more);
    const response = await server.post('cw/pcase/create/', body);
    expect(response.statusCode).toBe(201);
    return { ...body, id: response.json<{ id: number }>().id };
  };
  const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();
  const set = (id: number, values: object) =>
    server.store.tx((trx) =>
      trx.updateTable('case_report').set(values).where('id', '=', id).executeTakeFirst(),
    );

  it('says what to do without the code, and a new report is no correction', async () => {
    const page = await browser('en').open('/r');
    expect(page.words).toContain('You lost the code?');
    expect(page.page).toContain('class="h fp"><a class="lk" href="/my-reports"');
    expect((await browser('en').open('/plain/report')).words).not.toContain('You are correcting');
  });

  it('asks for the code, opens the report and tells what became of it, in the reader’s language', async () => {
    const { receipt_code } = await send({ age: 34, sympt_nausea: '2' });
    const page = await browser('en').open('/r');
    expect([page.title, page.response.headers['cache-control']]).toEqual([
      'What became of a report',
      'private, no-store',
    ]);
    await page.press({ receipt_code: receipt_code.toLowerCase().replace(/(.{4})/g, '$1 ') }, 'open');
    expect(page.response.statusCode).toBe(200);
    expect(page.words).toContain('Received This report counts on the map and in the figures. Nobody');
    expect(page.words).toContain('34');
    await page.press({}, 'lang');
    expect(page.words).toContain('Reçue Cette déclaration compte sur la carte');
    // The reader may be on another island, with another clock.
    expect(page.words).toContain('15 mars 2026 à 10:00 (heure de Tahiti)');
    // A missing text would be shown as its key.
    expect(page.words).not.toMatch(/\bplain\.\w+/);
    expect(page.words).toContain('éviter les produits de la mer');
  });

  it('runs no script but the one that reads the address', async () => {
    const { receipt_code } = await send(fullReport({ contact_id: undefined }));
    const page = await opened(receipt_code);
    expect(page.page).not.toContain('<script');
    const first = await browser().open('/r');
    const [, source = ''] = /<script src="([^"]+)">/.exec(first.page) ?? [];
    const script = await server.app.inject({ url: source });
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it.each([
    [{}, 'Reçue Cette déclaration compte'],
    [{ review_state: 'to_review' }, 'Reçue, à lire'],
    [{ review_state: 'reviewed' }, 'Lue par le laboratoire'],
    [{ review_state: 'rejected' }, 'Laissée hors des chiffres'],
    [{ withdrawal_asked_at: new Date('2026-03-15T21:00:00Z') }, 'Retrait demandé'],
    [{ review_state: 'withdrawn' }, 'Retirée Cette déclaration ne compte plus'],
    [{ deleted_at: new Date('2026-03-15T21:00:00Z') }, 'Supprimée par le laboratoire'],
  ])('says what %j means', async (state, words) => {
    const { id, receipt_code } = await send({ age: 34 });
    if (Object.keys(state).length > 0) await set(id, state);
    const page = await opened(receipt_code);
    expect(page.words).toContain(words);
    const isGone = 'deleted_at' in state || words.startsWith('Retirée');
    expect(page.page.includes('class="pa"')).toBe(!isGone);
  });

  it('tells of the meal and of a second report of the same patient', async () => {
    const first = await send();
    const second = await send({ same_meal_as: first.case_uuid, same_meal_code: first.receipt_code });
    expect((await opened(second.receipt_code)).words).toContain('une des 2 déclarations du même repas');
    await set(second.id, { duplicate_of: first.id });
    expect((await opened(second.receipt_code)).words).toContain('Comptée une fois avec une autre');
  });

  it('offers to correct before the reminders, and says first what was just done with them', async () => {
    const { receipt_code } = await send();
    const page = await opened(receipt_code);
    const inOrder = (...parts: string[]) => {
      const at = parts.map((part) => page.page.indexOf(part));
      expect(at).not.toContain(-1);
      expect(at).toEqual([...at].sort((a, b) => a - b));
    };
    inOrder('value="correct"', 'value="remind"', 'class="pa"');
    await page.press({ reminder_email: 'no address' }, 'remind');
    inOrder('id="reminder-m"', 'value="correct"', 'class="pa"');
  });

  it('shows no contact, which a lost receipt must not tell', async () => {
    const case_uuid = crypto.randomUUID();
    const contact = await server.post('cw/contact/', {
      case_uuid,
      cont_name: 'Tehani Unknown',
      cont_phone: '+68940000000',
    });
    const { receipt_code } = await send({ case_uuid, contact_id: contact.json<{ id: number }>().id });
    const page = await opened(receipt_code);
    expect(page.page).not.toMatch(/Tehani|68940000000/);
    await page.press({}, 'correct');
    expect(page.page).not.toMatch(/Tehani|68940000000/);
  });

  it('starts a correction from what was sent, under the same code', async () => {
    const { receipt_code } = await send({ age: 34 });
    const page = await opened(receipt_code);
    await page.press({}, 'correct');
    expect(page.words).toContain('Étape 6 sur 6');
    expect(page.words).toContain('Vous corrigez une déclaration déjà envoyée.');
    page.at('/plain/report');
    await page.press({}, 'edit1');
    expect(page.words).toContain('Vous corrigez une déclaration déjà envoyée.');
    expect(page.fields.age).toBe('34');
    await page.press({ age: '43' });
    await page.press();
    expect(page.title).toContain('Votre correction est enregistrée');
    expect(page.code).toBe(receipt_code);
    const [first, second] = await rows();
    expect(second).toMatchObject({
      age: 43,
      corrects: first?.case_uuid,
      duplicate_of: first?.id,
      review_state: 'to_review',
      case_geom: first?.case_geom,
    });
    const after = await opened(receipt_code);
    expect(after.words).toContain('Correction reçue, à lire');
    expect(after.words).toContain('43');
  });

  it('withdraws after a question, and says so afterwards', async () => {
    const { receipt_code } = await send();
    const page = await opened(receipt_code);
    await page.press({}, 'ask');
    expect(page.words).toContain('Retirer cette déclaration ?');
    expect((await rows()).map((row) => row.review_state)).toEqual(['new']);
    await page.press({}, 'withdraw');
    expect(page.words).toContain('Retirée Cette déclaration ne compte plus');
    expect((await rows()).map((row) => row.review_state)).toEqual(['withdrawn']);
    expect((await opened(receipt_code)).words).toContain('Retirée');
  });

  it('gives the PDF of the report', async () => {
    const { receipt_code } = await send();
    const page = await opened(receipt_code);
    await page.press({}, 'document');
    expect(page.response.headers['content-type']).toBe('application/pdf');
    expect(page.response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('tells a wrong letter, an unknown code and too many tries', async () => {
    const code = newReceiptCode();
    const worn = `${code.startsWith('2') ? '3' : '2'}${code.slice(1)}`;
    const page = await opened(worn);
    expect([page.response.statusCode, page.fields.receipt_code]).toEqual([400, worn]);
    expect(page.words).toContain('Une lettre de ce code est fausse');
    for (let tried = 0; tried < 10; tried += 1) {
      const wrong = await opened(newReceiptCode());
      expect([tried, wrong.response.statusCode]).toEqual([tried, 404]);
    }
    const last = await opened(code);
    expect([last.response.statusCode, last.response.headers['retry-after']]).toEqual([429, '3600']);
    expect(last.words).toContain('Réessayez dans 60 minutes');
  });

  it('refuses forms of other sites', async () => {
    const { receipt_code } = await send();
    const response = await server.app.inject({
      method: 'POST',
      url: '/r',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://else.example' },
      payload: new URLSearchParams({ receipt_code, go: 'withdraw' }).toString(),
    });
    expect(response.statusCode).toBe(403);
    expect((await rows()).map((row) => row.review_state)).toEqual(['new']);
  });

  it('leaves the code in no log, no trail and no list', async () => {
    const { receipt_code, id } = await send();
    const page = await opened(receipt_code);
    for (const go of ['lang', 'correct', 'document', 'ask', 'withdraw']) {
      const again = await opened(receipt_code);
      await again.press({}, go);
    }
    expect(page.response.statusCode).toBe(200);
    const trail = await server.store.read.selectFrom('audit').selectAll().execute();
    const list = await server.get(`cw/case/${id}/`, { as: EDITOR });
    expect(log).not.toBe('');
    for (const text of [log, JSON.stringify(trail), list.body]) expect(text).not.toContain(receipt_code);
  });

  it('reads a report back from its form as it was', async () => {
    const { receipt_code } = await send(fullReport({ contact_id: undefined }));
    const { report } = await readReceiptStatus(server.deps, new Places(server.store), receipt_code);
    // A species stands for its group, and a part that is not ticked counts as not eaten, in every form.
    const values = {
      ...valuesOf(report as NonNullable<typeof report>),
      phenotype_id: null,
      specie_part_viscera: false,
    };
    const again = formValues(formOfValues(values), false);
    const uuid = crypto.randomUUID();
    expect(createBody(again, uuid)).toEqual(createBody(values, uuid));
    const moved: ReportValues = {
      ...emptyReport(),
      case_location_id: TAHITI,
      case_geom: { type: 'Point', coordinates: [-149.5, -17.6] },
    };
    const form = formOfValues(moved);
    expect(formValues(form, false).case_geom).toEqual(moved.case_geom);
    expect(formValues(new Map([...form, ['case_location_id', '70']]), false).case_geom).toBeNull();
  });
});
