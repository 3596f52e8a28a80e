import { groupedReceiptCode, RECEIPT_PATTERN } from '@ciguawatch/shared/domain/report/receipt-code';
import { emptyCases, RAPA, TAHITI, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { PlainBrowser } from './browser';
import { deployTexts } from './portal-texts';

describe.each(engines)('the report without scripts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const browser = (language = 'fr-FR') => new PlainBrowser(server, { 'accept-language': language });
  const rows = () => server.store.read.selectFrom('case_report').selectAll().orderBy('id').execute();

  /** Fills in what is required, up to the review. */
  async function toReview(one: PlainBrowser, more: Record<string, string> = {}): Promise<PlainBrowser> {
    await one.open();
    await one.press({ profile: '2', age: '34', ...more });
    await one.press({ case_location_id: String(TAHITI) });
    await one.press({ event_date: '2026-03-10', event_clock: '19:30' });
    await one.press({ sympt_nausea: '2' });
    return one.press();
  }

  it('is six pages, in the language of the browser, and ends with the number', async () => {
    const one = browser();
    await one.open();
    expect([one.title, one.response.headers['cache-control']]).toEqual([
      'Qui est malade\u202f?',
      'private, max-age=0',
    ]);
    await toReview(one);
    expect(one.words).toContain('Étape 6 sur 6');
    expect(one.words).toContain('Âge 34 ans');
    await one.press();
    const [row] = await rows();
    expect(one.title).toBe('Votre déclaration est enregistrée !');
    expect(one.code).toMatch(RECEIPT_PATTERN);
    expect(one.words).toContain(`Code ${groupedReceiptCode(one.code)}`);
    expect(one.page).toContain('href="/island/tahiti?lang=fr#follow-it">Suivre Tahiti</a>');
    expect(row).toMatchObject({ age: 34, profile: '2', sympt_nausea: '2', case_location_id: TAHITI });
    expect((await browser('de-DE, en;q=0.5').open()).title).toBe('Who is ill?');
  });

  it('takes the age of an infant in months, in a box of its own', async () => {
    const one = await toReview(browser(), { age: '', age_months: '8' });
    expect(one.words).toContain('Âge 8\u00a0mois'.replace('\u00a0', ' '));
    expect(one.words).not.toContain('0 an');
    await one.press();
    const both = await browser('en-US').open();
    await both.press({ age: '2', age_months: '8' });
    expect(both.alert).toContain('The months do not agree with the years');
    await both.press({ age: '0', age_months: '8' });
    expect(both.title).not.toBe('Who is ill?');
    // The first view has one box, and the unit beside it.
    const first = browser();
    await first.post({ age: '14', age_unit: 'months', section: '1', go: 'next' });
    expect(first.fields).toMatchObject({ age_months: '14' });
    expect(first.fields).not.toHaveProperty('age');
    expect(first.fields).not.toHaveProperty('age_unit');
    expect(await rows()).toMatchObject([{ age: 0, age_months: 8 }]);
  });

  it('shows errors at their question, and keeps all that was typed', async () => {
    const one = await browser().open();
    await one.press({ age: '4x', cont_name: 'Tehani <b>', cont_email: 'tehani@', history: '1' });
    expect(one.title).toBe('Qui est malade\u202f?');
    expect(one.alert).toContain('Âge');
    expect(/id="age"[^>]* aria-invalid="true" aria-describedby="age-m"/.test(one.page)).toBe(true);
    expect(one.page.includes('<p class="m" id="age-m">')).toBe(true);
    expect(one.fields).toMatchObject({
      age: '4x',
      cont_name: 'Tehani <b>',
      cont_email: 'tehani@',
      history: '1',
    });
    expect([one.page.includes('Tehani <'), one.page.includes('Tehani &lt;b&gt;')]).toEqual([false, true]);
    await one.press({ age: '42', cont_email: '' });
    await one.press({ place_text: 'Baie de Fāʻie' });
    expect(one.alert).toContain('Lieu de pêche');
    expect(one.words).toContain('« Baie de Fāʻie » est gardé');
    expect(one.fields).toMatchObject({ place_text: 'Baie de Fāʻie', cont_name: 'Tehani <b>', age: '42' });
    await one.press({ case_location_id: String(RAPA) });
    await one.press({ event_date: '31/02/2026' });
    expect(one.fields.event_date).toBe('31/02/2026');
    expect(one.alert).toContain('Date du repas');
    await one.press({ event_date: '10/03/2026' });
    expect(one.title).toBe('Quels symptômes\u202f?');
    await one.press();
    await one.press({ gsympt_other_obs: 'Une ligne\r\net une autre' });
    await one.press();
    const said = expect.stringMatching(/^Une ligne\net une autre\nLieu de pêche\s: Baie de Fāʻie$/);
    expect(await rows()).toMatchObject([{ case_eventdate: '2026-03-10', gsympt_other_obs: said }]);
  });

  it('is stored once, however often it is sent: twice at once, by a reload, and after going back', async () => {
    const one = await toReview(browser(), { cont_name: 'Tehani' });
    const review = one.fields;
    const [a, b] = [browser(), browser()];
    await Promise.all([a.post({ ...review, go: 'next' }), b.post({ ...review, go: 'next' })]);
    await one.press();
    expect([a.code, b.code]).toEqual([one.code, one.code]);
    expect(await rows()).toHaveLength(1);
    const contacts = await server.store.read.selectFrom('contact').selectAll().execute();
    expect(contacts).toHaveLength(1);
  });

  it('is sent as a correction when it was changed after sending, and that too once', async () => {
    const one = await toReview(browser());
    const review = one.fields;
    await one.press();
    const again = browser();
    await again.post({ ...review, age: '35', go: 'next' });
    expect(again.words).toContain('Votre correction est reçue');
    expect(again.code).toBe(one.code);
    await again.post({ ...review, age: '35', go: 'next' });
    const [first] = await rows();
    expect(await rows()).toMatchObject([{}, { duplicate_of: first?.id }]);
    const proof = { receipt_code: one.code };
    expect((await server.post('cw/pcase/withdraw/', proof)).json()).toEqual({ state: 'withdrawn' });
    expect((await rows()).map((row) => row.review_state)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('lists the islands of every country, and keeps the answer when the language changes', async () => {
    const one = await browser().open();
    await one.press({ age: '50' });
    await one.press({ country: '8' }, 'country');
    const places = await server.store.read
      .selectFrom('location')
      .select(['country', 'name', 'id', 'type'])
      .execute();
    const fiji = places.find(({ id }) => id === VITI_LEVU);
    await one.press({ country: String(fiji?.country) }, 'country');
    expect(one.page.includes(`<option value="${VITI_LEVU}">${fiji?.name}<`)).toBe(true);
    await one.press({ case_location_id: String(VITI_LEVU), specie_part_head: '1' }, 'lang');
    expect(one.title).toContain('fish');
    expect(one.fields).toMatchObject({
      case_location_id: String(VITI_LEVU),
      specie_part_head: '1',
      age: '50',
      lang: 'en',
    });
    expect(one.page.includes('>Tahiti<')).toBe(false);
  });

  it('asks once about an answer that is possible but not plausible', async () => {
    const one = await browser().open();
    await one.press({ age: '130' });
    expect(one.words).toContain('130 ans : est-ce bien cela');
    await one.press();
    expect(one.words).toContain('Étape 2 sur 6');
    await one.press({}, 'back');
    await one.press({ age: '131' });
    expect(one.words).toContain('131 ans : est-ce bien cela');
  });

  it('asks once about a meal of long ago, by its years, and then keeps it for review', async () => {
    const one = await browser().open();
    await one.press();
    await one.press({ case_location_id: String(TAHITI) });
    await one.press({ event_date: '1901-03-10' });
    expect(one.words).toMatch(/Ce repas date d’il y a 12\d ans\s: est-ce bien cela/);
    await one.press();
    await one.press();
    await one.press();
    expect(one.words).toContain('Étape 6 sur 6');
    await one.press();
    expect(await rows()).toMatchObject([{ suspicion: 'long_ago', review_state: 'to_review' }]);
  });

  it('says "you" of the patient only to the patient', async () => {
    const ofThePatient = async (profile: string) => {
      const one = await browser().open();
      await one.press({ profile });
      await one.press({ case_location_id: String(TAHITI) });
      const asked = one.words;
      await one.press({ event_date: '2026-03-10' });
      await one.press();
      await one.press();
      await one.press();
      return [asked, one.words];
    };
    const [asked, sent] = await ofThePatient('2');
    expect(asked).toMatch(/Avez-vous consulté.*|Vous compris/);
    expect(sent).toContain('Consultez un médecin');
    for (const profile of ['1', '3', 'U']) {
      const [of, after] = await ofThePatient(profile);
      expect(of).not.toMatch(/Vous compris|Avez-vous consulté/);
      expect(of).toMatch(/Le malade compris/);
      expect(after).not.toMatch(/Consultez|évitez/);
    }
  });

  it('sets "No" for the rest of a group of symptoms, and leaves what was answered', async () => {
    const one = await browser().open();
    await one.press();
    await one.press({ case_location_id: String(TAHITI) });
    await one.press({ event_date: '2026-03-10', time_known: '0' });
    await one.press({ sympt_nausea: '3', rest_digestive: '1', rest_temperature: '1', sympt_fever: 'U' });
    await one.press({}, 'back');
    expect(one.fields).toMatchObject({
      sympt_nausea: '3',
      sympt_diarrhea: 'N',
      sympt_hypothermia: '0',
      sympt_fever: 'U',
      sympt_itchings: '',
    });
    await one.press();
    await one.press();
    await one.press();
    expect(await rows()).toMatchObject([
      {
        sympt_nausea: '3',
        sympt_vomitting: 'N',
        sympt_fever: null,
        sympt_hypothermia: false,
        time_known: false,
      },
    ]);
  });

  it('takes the day of the meal from the last four, or as a date, whichever was changed', async () => {
    const one = await browser().open();
    await one.press();
    await one.press({ case_location_id: String(TAHITI) });
    const [, yesterday] = [...one.page.matchAll(/name="event_day" value="([\d-]+)"/g)].map(
      (match) => match[1] as string,
    );
    await one.press({ event_day: yesterday as string });
    await one.press({}, 'back');
    expect(one.fields).toMatchObject({ event_day: yesterday, event_date: '' });
    await one.press({ event_date: '2026-01-05' });
    await one.press({}, 'back');
    expect(one.fields.event_date).toBe('2026-01-05');
    await one.press({ event_day: yesterday as string });
    await one.press({}, 'back');
    expect(one.fields.event_day).toBe(yesterday);
  });

  it('begins the report of another patient with what they have in common', async () => {
    const one = await toReview(browser(), { cont_name: 'Tehani' });
    const first = one.fields.case_uuid;
    await one.press();
    const { code } = one;
    await one.press({}, 'again');
    expect(one.title).toBe('Qui est malade\u202f?');
    expect(one.fields).toMatchObject({
      same_meal_as: first,
      same_meal_code: code,
      event_date: '2026-03-10',
      cont_name: '',
      age: '',
    });
    expect(one.fields.case_uuid).not.toBe(first);
    expect(one.fields.receipt_code).not.toBe(code);
    for (let page = 1; page < 6; page++) await one.press();
    await one.press();
    const [row] = await rows();
    expect(await rows()).toMatchObject([{}, { case_location_id: TAHITI, match_event: String(row?.id) }]);
  });
});
