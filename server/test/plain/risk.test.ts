import { countOldMeals, emptyCases, NUKU_HIVA, report, TAHITI, VITI_LEVU } from '../cases/samples';
import { makeSample } from '../samples/sample-setup';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { wordsOf } from './browser';
import { deployTexts } from './portal-texts';

/** Camouflage grouper, of the groupers, and another grouper. */
const [GROUPER, OTHER_FISH] = [5, 30];

describe.each(engines)('the plain page of a fish from an island on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '1000' }, engine);
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await emptyCases(server.store);
    // Counts are cached for a minute.
    server.clock.pass(61);
  });

  const page = async (query: string) => {
    const { body, statusCode } = await server.app.inject({ url: `/plain/risk?${query}` });
    expect(statusCode).toBe(200);
    return { words: wordsOf(body), body };
  };
  const send = (part: Parameters<typeof report>[0]) => server.post('cw/pcase/create/', report(part));

  it('counts the reports that the portal counts, and sorts them by what they name', async () => {
    await send({ specie_id: GROUPER });
    await send({ specie_id: GROUPER, case_eventtime: '2025-05-01' });
    // Before the latest 4 years.
    await send({ specie_id: GROUPER, case_eventtime: '2019-05-01' });
    await send({ specie_id: null });
    await send({ specie_id: OTHER_FISH });
    await send({ specie_id: GROUPER, case_location_id: NUKU_HIVA });
    // Held for review: counts nowhere.
    await send({ specie_id: GROUPER, website: 'spam' });
    await countOldMeals(server.store);
    const { words, body } = await page(`island=${TAHITI}&fish=${GROUPER}&lang=en`);
    expect(words).toContain('Camouflage grouper from Tahiti');
    expect(words).toContain('2 reports name it');
    expect(words).toContain('4 reports from Tahiti in all 2 Camouflage grouper');
    expect(words).toContain('1 other report from Tahiti does not name the fish');
    expect(words).toContain('Few reports do not mean little risk. Many cases are never reported.');
    expect(words).toContain('Last report of this fish: March 2026.');
    expect(words).toContain('Based on 4 public reports.');
    expect(words).toMatch(/This fish elsewhere: Camouflage grouper .*Nuku Hiva 1 /);
    expect(words).not.toMatch(/\bsafe\b|\btoxic\b/i);
    expect(body).toContain('href="/island/tahiti?lang=en#follow-it">Follow Tahiti</a>');
    expect(body).toContain('<a href="/island/nuku-hiva?lang=en">Nuku Hiva</a>');
  });

  it('says what laboratories found in such fish, of the island and in all, and no test as such', async () => {
    const none = await page(`island=${TAHITI}&fish=${GROUPER}&lang=en`);
    expect(none.words).toContain('Laboratory tests No test of this fish is published.');
    for (const location_id of [TAHITI, NUKU_HIVA, NUKU_HIVA])
      await makeSample(server, { specie_id: GROUPER, location_id });
    server.clock.pass(61);
    const { words } = await page(`island=${TAHITI}&fish=${GROUPER}&lang=en`);
    expect(words).toMatch(
      /From Tahiti 1 fish tested by CBA-N2a, 1 above .*Fish of surveys and markets 3 fish tested by CBA-N2a, 3 above/,
    );
    expect(words).toContain('Places: Tahiti, Nuku Hiva.');
    expect(words).not.toContain('Leftovers of meals');
    const french = await page(`island=${TAHITI}&fish=${GROUPER}&lang=fr`);
    expect(french.words).toContain('3 poissons analysés par CBA-N2a');
  });

  it('warns where no report names the fish, and says what may hide it', async () => {
    await send({ specie_id: null });
    const { words } = await page(`island=${TAHITI}&fish=${GROUPER}&lang=en`);
    expect(words).toMatch(
      /No report does not mean no risk\. Many cases are never reported\. .*1 report from Tahiti/,
    );
    expect(words).toContain('it may be this one.');
    const french = await page(`island=${TAHITI}&fish=${GROUPER}&lang=fr`);
    expect(french.words).toContain('Loche marbrée de Tahiti');
  });

  it('names all fish with as many reports, or none of them, and says what the others have', async () => {
    await send({ specie_id: GROUPER });
    for (const [at, reports] of [3, 2, ...Array(11).fill(1)].entries())
      for (let n = 0; n < reports; n++) await send({ specie_id: 40 + at });
    const { words } = await page(`island=${TAHITI}&fish=${GROUPER}&lang=en`);
    expect(words).toContain('and 11 others with 1 each');
    expect((await page(`island=${TAHITI}&fish=${GROUPER}&lang=fr`)).words).toContain(
      'et 11 autres avec 1 chacun',
    );
  });

  it('asks for both, keeps what was chosen, and knows a fish by its group', async () => {
    expect((await page('lang=en')).words).toContain('Choose an island and a fish.');
    const { body, words } = await page(`island=${TAHITI}&fish=g2&lang=en`);
    expect(body).toContain(`<option value="${TAHITI}" selected>`);
    expect(body).toContain('<option value="g2" selected>');
    // A change of the language keeps the question.
    expect(body).toContain(`/plain/risk?country=4&amp;island=${TAHITI}&amp;fish=g2&amp;lang=fr`);
    expect(words).toMatch(/No report from 2023 to 2026|Nothing was observed/);
  });

  it.each([
    'island=1&fish=5',
    `island=${TAHITI}&fish=99999`,
    `island=${TAHITI}&fish=x`,
    'island=abc&fish=g0',
  ])('says of %s that the portal does not know it', async (query) => {
    expect((await page(`${query}&lang=en`)).words).toContain(
      'This address names an island or a fish that the portal does not know.',
    );
  });

  it('shows the islands of the country of the island asked for', async () => {
    const { body } = await page(`island=${VITI_LEVU}&fish=${GROUPER}`);
    expect(body).toContain(`<option value="${VITI_LEVU}" selected>`);
    expect(body).not.toContain('>Tahiti</option>');
  });
});
