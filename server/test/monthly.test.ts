import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTENT_VERSION,
  type MonthlyReport,
  type ReportKind,
} from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { sql } from 'kysely';
import { setUpCases } from './cases/case-setup';
import { afterStep, fullReport, NUKU_HIVA, RAPA, report, TAHITI, VITI_LEVU } from './cases/samples';
import { byHand } from './support/by-hand';
import { engines } from './support/test-store';

const MARCH: ReportPeriod = { country: 4, year: 2026, month: 3 };

describe.each(engines)('the report of a month on %s', (engine) => {
  const on = setUpCases(engine, '2026-04-15T20:00:00Z', async (server) => {
    await sql`truncate report_comment, report_issue, coverage restart identity cascade`.execute(
      byHand(server.store),
    );
    await sql`insert into coverage (source, country, from_month) values ('report', 4, '2024-01-01')`.execute(
      byHand(server.store),
    );
  });

  const send = async (part: Parameters<typeof report>[0] = {}, full = false) => {
    on.server.clock.pass(30);
    const body = full ? fullReport(part) : report(part);
    const response = await on.server.post('cw/pcase/create/', body, { as: 'cases_editor' });
    await afterStep(on.server.store);
    expect(response.statusCode).toBe(201);
    return response.json<{ id: number }>().id;
  };
  const ask = (
    { country, year, month }: ReportPeriod = MARCH,
    kind: ReportKind = 'internal',
    as = 'cases_editor',
  ) =>
    on.server.get(
      `cw/monthly/?country=${country}&year=${year}${month === null ? '' : `&month=${month}`}&kind=${kind}`,
      { as },
    );
  const read = async (period?: ReportPeriod, kind?: ReportKind) =>
    (await ask(period, kind)).json<MonthlyReport>();
  const write = (text: string, version: number, as = 'cases_editor', lang = 'fr_FR') =>
    on.server.post('cw/monthly/comment/', { ...MARCH, lang, text, version }, { as });
  const issue = async (kind: ReportKind = 'internal', digest?: string) =>
    on.server.post(
      'cw/monthly/issue/',
      { ...MARCH, kind, digest: digest ?? (await read(MARCH, kind)).digest },
      { as: 'cases_editor' },
    );

  it('a bulletin counts reports by day and island, beside the earlier periods', async () => {
    await send({ case_eventtime: '2026-03-10T19:30' });
    await send({ case_eventtime: '2026-03-10T12:00', case_location_id: NUKU_HIVA });
    await send({ case_eventtime: '2026-03-31T23:30' });
    await send({ case_eventtime: '2026-02-28T12:00' });
    await send({ case_eventtime: '2025-03-02T12:00', mass_poisoning: true, mass_poisoning_nb: 7 });
    await send({ case_location_id: VITI_LEVU });
    const gone = await send();
    await sql`update case_report set review_state = 'rejected' where id = ${gone}`.execute(
      byHand(on.server.store),
    );
    const { content } = await read();
    const { figures } = content;
    expect(content.until).toBeNull();
    expect(figures.statistics).toMatchObject({ reports: 3, people: 3 });
    expect(figures.before).toEqual({ reports: 1, people: 1 });
    expect(
      figures.earlier.map(({ year, reports, people, observed }) => [year, reports, people, observed]),
    ).toEqual([
      [2025, 1, 7, true],
      [2024, 0, 0, true],
      [2023, 0, 0, false],
      [2022, 0, 0, false],
    ]);
    expect(figures.squares).toEqual([
      { at: 10, island: TAHITI, reports: 1 },
      { at: 10, island: NUKU_HIVA, reports: 1 },
      { at: 31, island: TAHITI, reports: 1 },
    ]);
    expect(figures.curve).toHaveLength(24);
    expect(figures.curve.at(-1)).toEqual({
      year: 2026,
      month: 3,
      reports: 3,
      observed: true,
      band: { least: 0, most: 1 },
    });
    // No earlier year of the oldest month was observed, so it has no band instead of a band of zeros.
    expect(figures.curve[0]).toMatchObject({ year: 2024, month: 4, band: null });
    const tahiti = figures.places.find(({ island }) => island === TAHITI);
    expect(tahiti).toMatchObject({ reports: 2, people: 2, before: 1, year: 3 });
    expect(figures.places[0]).toMatchObject({ island: null, reports: 2, archi: tahiti?.archi });
    expect(content.names.places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tahiti', 'Nuku Hiva']),
    );
  });

  it('a bulletin equals the statistics where nothing is withheld', async () => {
    for (const day of ['01', '09', '10']) await send({ case_eventtime: `2026-03-${day}T12:00` }, true);
    await send({ gender: 'M', age: 8, specie_id: 40, phenotype_id: null });
    const { figures } = (await read()).content;
    const rows = (await on.server.get('cw/caselist/?chunk=0')).json<PublicCaseRow[]>();
    const table = packRows(rows);
    groupFiller(await on.server.store.read.selectFrom('specie').select(['id', 'phenotype_id']).execute())(
      table,
      0,
      table.size,
    );
    const {
      places: _,
      years: _years,
      classYears: _classes,
      classMonths: _months,
      ...statistics
    } = statisticsOf(table, {
      countries: [4],
      years: [2026],
      months: [3],
    });
    expect(statistics.reports).toBe(4);
    expect(statistics.ages.some((count, index) => index > 0 && count > 0)).toBe(true);
    const { editors, ...counted } = figures.statistics;
    expect({ ...counted, editors: null }).toEqual(statistics);
    expect(editors).toMatchObject({
      reports: 4,
      // Three fish from a market, and one report without an answer.
      purchases: [1, 0, 0, 3, 0, 0],
      cares: [1, 0, 0, 0, 3, 0, 0, 0, 0, 0],
      delay: { known: 4 },
    });
    // Where nothing is withheld, a bulletin for distribution lacks only the days and the counts for editors.
    expect(figures.squares.length).toBeGreaterThan(0);
    expect((await read(MARCH, 'distribution')).content.figures).toEqual({
      ...figures,
      squares: [],
      statistics: { ...figures.statistics, editors: null },
    });
  });

  it('a bulletin for distribution leaves out what public rows leave out, and only that', async () => {
    await send({ case_location_id: RAPA, case_geom: null, med_location_id: null }, true);
    await send({ case_location_id: RAPA, mass_poisoning: true, mass_poisoning_nb: 7 });
    const own = (await read()).content.figures;
    const told = (await read(MARCH, 'distribution')).content.figures;
    const { reports, people, species, mealsAtLeast, genders, symptoms } = told.statistics;
    expect(own.statistics.genders[1]).toBe(1);
    expect(own.statistics.people).toBe(11);
    expect(genders).toEqual([2, 0, 0, 0]);
    expect(symptoms.every(({ answered }) => answered === 0)).toBe(true);
    expect(told.agesBySex[0]?.[0]).toBe(2);
    expect({ reports, people, mealsAtLeast }).toEqual({ reports: 2, people: 7, mealsAtLeast: 2 });
    expect(species).toEqual(own.statistics.species);
    expect(told.statistics.withheld).toEqual({ profile: 2, person: 2 });
    // Public rows hold the month of a meal but not its day, so only a yearly bulletin has squares.
    expect([own.squares.length, told.squares]).toEqual([1, []]);
    const year = { ...MARCH, month: null };
    expect((await read(year, 'distribution')).content.figures.squares).toEqual([
      { at: 3, island: RAPA, reports: 2 },
    ]);
  });

  it('reports a year from the same parts, by month', async () => {
    await send({ case_eventtime: '2026-01-10T19:30' });
    await send();
    const { content } = await read({ country: 4, year: 2026, month: null });
    expect(content.figures.statistics.reports).toBe(2);
    expect(content.figures.squares.map(({ at, reports }) => [at, reports])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(content.until).toEqual({ year: 2026, month: 4, day: 15 });
    expect(content.figures.observed).toBe('some');
  });

  it('draws every island from its content, and tells an exact age to the laboratory alone', async () => {
    await send({ gender: 'M', age: 8 });
    await send({ gender: 'F', age: 41 });
    await send({ age: 3, case_eventtime: '2026-02-10T12:00' });
    const { content } = await read();
    expect(content.youngest).toBe(8);
    expect((await read(MARCH, 'distribution')).content).not.toHaveProperty('youngest');
    const { map = [] } = content;
    expect(map).toHaveLength(120);
    const tahiti = map.find(({ id }) => id === TAHITI);
    expect(tahiti).toMatchObject({
      reports: 3,
      months: 12,
      at: [expect.closeTo(210.5, 0), expect.closeTo(-17.6, 0)],
    });
    expect(tahiti?.rings).toHaveLength(1);
    expect(content.names.places.map(({ id }) => id)).toContain(TAHITI);
    // The stored outline has about a thousand points; the bulletin keeps what paper can show.
    expect(tahiti?.rings.flat().length).toBeLessThan(200);
  });

  it('a bulletin is refused for a period that has not begun and for countries the editor does not manage', async () => {
    expect((await ask({ ...MARCH, month: 5 })).json()).toMatchObject({ fields: { month: 'date_future' } });
    expect((await ask({ ...MARCH, country: 3 })).json().code).toBe('country_forbidden');
    expect((await ask(MARCH, 'internal', 'moderator')).statusCode).toBe(403);
    expect((await write('x', 0, 'cases_editor.fj')).json().code).toBe('country_forbidden');
    expect((await ask()).headers['cache-control']).toBe('private, no-store');
  });

  it('keeps every version of the comment; of two writers the second is notified', async () => {
    expect((await write('Calm month.', 0)).json()).toMatchObject({ version: 1, text: 'Calm month.' });
    const late = await write('Another text.', 0, 'admin');
    expect([late.statusCode, late.json().current]).toEqual([
      409,
      expect.objectContaining({ version: 1, text: 'Calm month.' }),
    ]);
    expect((await write('Another text.', 1, 'admin')).json()).toMatchObject({ version: 2 });
    const both = await Promise.all([write('A', 2), write('B', 2, 'admin')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const versions = (
      await on.server.get('cw/monthly/comment/?country=4&year=2026&month=3', { as: 'cases_editor' })
    ).json<{ version: number }[]>();
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('has a comment in each language, with versions of its own, all issued as one edition', async () => {
    await write('Mois calme.', 0);
    expect((await write('A calm month.', 0, 'cases_editor', 'en_US')).json()).toMatchObject({
      ...{ lang: 'en_US', version: 1, text: 'A calm month.' },
    });
    expect((await write('Mois très calme.', 1)).json()).toMatchObject({ lang: 'fr_FR', version: 2 });
    const printed = [
      { lang: 'fr_FR', text: 'Mois très calme.' },
      { lang: 'en_US', text: 'A calm month.' },
    ];
    const { comments, content, digest } = await read();
    expect(comments).toMatchObject(printed);
    expect(content.comments).toEqual(printed);
    // Every language is part of the content, so a changed translation changes the digest.
    await write('A very calm month.', 1, 'cases_editor', 'en_US');
    expect((await issue('internal', digest)).statusCode).toBe(409);
    expect((await issue()).json()).toMatchObject({ number: 1 });
    expect((await read()).issues).toHaveLength(1);
  });

  it('a bulletin is issued once as it was seen, and the edition never changes', async () => {
    await send();
    await write('One case.', 0);
    const { digest } = await read();
    const first = await issue('internal', digest);
    expect(first.json()).toMatchObject({ number: 1, kind: 'internal', by: 'Demo Cases Editor', digest });
    expect((await issue('internal', digest)).json()).toEqual(first.json());
    await send();
    expect((await issue('internal', digest)).statusCode).toBe(409);
    const second = (await issue()).json<{ id: number; number: number }>();
    expect(second).toMatchObject({ number: 2, reports: 2, replaces: { number: 1, reports: 1 } });
    expect(first.json()).toMatchObject({ reports: 1, replaces: null });
    const copy = (id: number, as = 'cases_editor') => on.server.get(`cw/monthly/issue/${id}/`, { as });
    expect((await copy(first.json().id)).json()).toMatchObject({
      note: { number: 1 },
      content: { comments: [{ lang: 'fr_FR', text: 'One case.' }], figures: { statistics: { reports: 1 } } },
    });
    expect((await copy(second.id)).json().content.figures.statistics.reports).toBe(2);
    expect((await copy(second.id, 'cases_editor.fj')).json().code).toBe('country_forbidden');
    expect((await copy(999)).statusCode).toBe(404);
    await expect(
      sql`update report_issue set content = '{}'`.execute(byHand(on.server.store)),
    ).rejects.toThrow();
    await expect(sql`delete from report_issue`.execute(byHand(on.server.store))).rejects.toThrow();
  });

  it('is public once it was issued for distribution, without who issued it and the days of meals', async () => {
    await send();
    const own = (await issue('internal')).json<{ id: number }>().id;
    const first = (await issue('distribution')).json<{ id: number; by: string }>();
    await send();
    await issue('distribution');
    const list = (await on.server.get('cw/bulletin/?country=4')).json();
    expect(list).toMatchObject([
      { number: 2, reports: 2, by: null, replaces: { number: 1, reports: 1 } },
      { id: first.id, number: 1, by: null, replaces: null },
    ]);
    expect(list).toHaveLength(2);
    expect((await on.server.get('cw/bulletin/?country=3')).json()).toEqual([]);
    const open = await on.server.get(`cw/bulletin/${first.id}/`);
    expect(open.json()).toMatchObject({
      note: { number: 1, by: null },
      content: { kind: 'distribution', figures: { statistics: { reports: 1 }, squares: [] } },
    });
    expect(open.payload).not.toContain(first.by);
    expect((await on.server.get(`cw/bulletin/${own}/`)).statusCode).toBe(404);
    // A sample of content version 1, which still stores the days of meals.
    const file = path.join(__dirname, '../src/features/monthly/issued/content-1.json');
    const { rows } = await sql<{ id: number }>`
      insert into report_issue (country, year, month, kind, number, at, digest, content)
      values (4, 2019, 2, 'distribution', 1, now(), ${'0'.repeat(64)}, ${readFileSync(file, 'utf8')})
      returning id`.execute(byHand(on.server.store));
    const kept = await on.server.get(`cw/bulletin/${rows[0]?.id}/`);
    expect(kept.json().content.figures.squares).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('that was issued in the shape of version %i is read for ever', async (version) => {
    const file = path.join(__dirname, `../src/features/monthly/issued/content-${version}.json`);
    const content = readFileSync(file, 'utf8');
    const { rows } = await sql<{ id: number }>`
      insert into report_issue (country, year, month, kind, number, at, digest, content)
      values (4, 2019, 2, 'distribution', ${version}, now(), ${'0'.repeat(64)}, ${content}) returning id`.execute(
      byHand(on.server.store),
    );
    const read = await on.server.get(`cw/monthly/issue/${rows[0]?.id}/`, { as: 'cases_editor' });
    expect(read.statusCode).toBe(200);
    expect(read.json().content).toMatchObject({
      version: CONTENT_VERSION,
      place: 67,
      figures: { statistics: { reports: 9 } },
    });
  });

  it('makes the same digest of the same cases', async () => {
    await send({}, true);
    const digests = [await read(), await read()].map(({ digest }) => digest);
    on.server.clock.pass(86_400 * 3);
    digests.push((await read()).digest);
    expect(new Set(digests).size).toBe(1);
  });

  it('a missing bulletin is listed as work, month by month, until it is issued', async () => {
    const waiting = async () =>
      (await on.server.get('a/work/months-unissued/', { as: 'cases_editor' })).json<{ count: number }>();
    expect(await waiting()).toMatchObject({
      count: 12,
      urgent: false,
      since: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00.000Z$/),
    });
    await issue('distribution');
    expect(await waiting()).toMatchObject({ count: 11, urgent: false });
    for (let n = 0; n < 6; n += 1) await send({ case_eventtime: `2026-02-1${n}T12:00` });
    expect(await waiting()).toMatchObject({ count: 11, urgent: true });
  });
});
