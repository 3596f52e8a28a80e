import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { csvText, forSpreadsheets } from '@ciguawatch/shared/domain/text/files/csv';
import type { Section } from '@ciguawatch/shared/ui/document/description';
import { agesTable, countTables, plain } from './counts';
import { monthlyDocument } from './monthly-document';
import { monthlyTable } from './monthly-table';
import type { ReportWords } from './words';

const words = {
  code: 'fr_FR',
  t: (key: string, vars: Record<string, string | number> = {}) => [key, ...Object.values(vars)].join(' '),
  d: (key: string, vars: Record<string, string | number> = {}) => [key, ...Object.values(vars)].join(' '),
  number: String,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  month: (month: number, year?: number | null) => [`month ${month}`, year].filter(Boolean).join(' '),
  place: (id: number) => `place ${id}`,
  country: 'Polynésie',
  specie: (id: number) => [{ text: `nom ${id}, ` }, { text: `Genus ${id}`, italic: true }],
  specieText: (id: number) => `nom ${id}`,
  phenotype: (id: number) => `groupe ${id}`,
} as unknown as ReportWords;

/** Content with three reports of March 2025, as the server sends it. */
const content = (part: Partial<ReportContent> = {}, month: number | null = 3) =>
  ({
    kind: 'internal',
    place: 4,
    threshold: 5,
    alerts: null,
    comments: [],
    until: null,
    names: { places: [], species: [], phenotypes: [] },
    figures: {
      period: { country: 4, year: 2025, month },
      observed: 'all',
      before: { reports: 2, people: 2 },
      earlier: [{ year: 2024, reports: 1, people: 1, observed: true }],
      squares: [
        { at: 0, island: 0, reports: 1 },
        { at: 9, island: 11, reports: 2 },
      ],
      curve: [
        { year: 2025, month: 2, reports: 0, observed: false, band: null },
        { year: 2025, month: 3, reports: 3, observed: true, band: null },
      ],
      places: [
        {
          archi: 10,
          island: null,
          reports: 3,
          people: 5,
          before: 2,
          year: 9,
          observed: true,
          observedBefore: true,
        },
      ],
      agesBySex: [
        [1, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0, 0, 0, 0],
      ],
      statistics: {
        reports: 3,
        people: 5,
        mealsAtLeast: 0,
        withheld: { profile: 2, person: 1 },
        latest: { year: 2025, month: 3 },
        months: [],
        symptoms: [{ key: 'sympt_nausea', count: 2, answered: 3 }],
        species: [{ key: 22, count: 1 }],
        phenotypes: [{ key: 2, count: 2 }],
        fishNamed: 2,
        parts: [{ key: 'flesh', count: 1 }],
        partsAnswered: 2,
        ages: [],
        genders: [],
        histories: [],
        delays: [1, 0, 1, 0, 0, 1],
        meals: { individual: 1, collective: 1, unknown: 1 },
        islands: [{ key: 11, count: 2 }],
        outbreaks: [{ island: 11, month: 3, year: 2025, count: 6 }],
      },
    },
    ...part,
  }) as unknown as ReportContent;

const lines = (id: string) =>
  countTables(content().figures, words)
    .find((table) => table.id === id)
    ?.lines.map(({ label, count, base }) => [plain(label), count, ...(base === undefined ? [] : [base])]);

describe('the counts of a report', () => {
  it('lists unknown answers once, on a line of their own', () => {
    expect(lines('phenotypes')).toEqual([
      ['groupe 2', 2],
      ['fishUnnamed', 1],
    ]);
    // Missing answers and "does not know" are counted together.
    expect(lines('onset')).toEqual([
      ['gsympt_delay.3', 1],
      ['unknown', 2],
    ]);
    expect(lines('meals')).toEqual([
      ['individual', 1],
      ['collective', 1],
      ['unknown', 1],
    ]);
  });

  it('prints for each symptom how many answered, and for species both names', () => {
    expect(lines('symptoms')).toEqual([['symptom.sympt_nausea', 2, 3]]);
    expect(lines('species')).toEqual([['nom 22, Genus 22', 1]]);
  });

  it('puts unknown and unanswered sexes into one column', () => {
    const { columns, rows } = agesTable(content().figures, words);
    expect(columns).toEqual(['gender.F', 'gender.M', 'unknown']);
    expect(rows.filter(({ counts }) => counts.some((count) => count > 0))).toEqual([
      { label: 'age_bucket.31-40', counts: [1, 0, 1] },
      { label: 'unknown', counts: [0, 0, 1] },
    ]);
  });
});

const monthlyCsv = (made: ReportContent, said: ReportWords) =>
  csvText(monthlyTable(made, said), forSpreadsheets(['fr_FR']));

describe('the file of a report', () => {
  const rows = (made: ReportContent) =>
    monthlyCsv(made, words)
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');

  it('starts with its kind and status, then has a number per line', () => {
    const all = rows(content());
    expect(all.slice(0, 5)).toEqual([
      'head Polynésie',
      expect.stringContaining('month 3 2025'),
      'internal',
      '',
      'colKind;colLabel;colCount;colBase',
    ]);
    expect(all).toEqual(
      expect.arrayContaining([
        'reports 2;;3',
        'colPeopleAtLeast;;5',
        'earlierTitle;2024-03;1',
        'byDay;unknown · unknownIsland;1',
        'byDay;2025-03-09 · place 11;2',
        'places;place 10;3',
        'symptoms;symptom.sympt_nausea;2;3',
        'agesSex;age_bucket.31-40 · gender.F;1',
      ]),
    );
  });

  it('leaves an unobserved month empty: no report is not the same as nobody ill', () => {
    expect(rows(content()).filter((line) => line.startsWith('curve'))).toEqual([
      'curve;2025-02;',
      'curve;2025-03;3',
    ]);
  });

  it('prints no 0 for unobserved islands, and names those that totals leave out', () => {
    const unseen = content();
    const silent = { people: 0, reports: 0, before: 0, year: 0, observed: false, observedBefore: false };
    Object.assign(unseen.figures, {
      observed: 'none',
      earlier: [
        { year: 2024, reports: 0, people: 0, observed: false },
        { year: 2023, reports: 0, people: 0, observed: true },
      ],
      places: [{ archi: 10, island: 11, ...silent }],
      statistics: { ...unseen.figures.statistics, reports: 0, people: 0, islands: [] },
    });
    const all = rows(unseen);
    expect(all).toContain('basis.silentWhole 1 place 11');
    expect(all.filter((line) => /^(reports|colPeople|earlierTitle|places)/.test(line))).toEqual([
      'reports 2;;',
      'colPeopleAtLeast;;',
      'earlierTitle;2024-03;',
      'earlierTitle;2023-03;0',
      'places;place 11;',
    ]);
  });

  it('counts the cases of a year by month', () => {
    expect(rows(content({}, null))).toEqual(
      expect.arrayContaining(['byMonth;2025-09 · place 11;2', 'earlierTitle;2024;1']),
    );
  });
});

describe('the document of a report', () => {
  const make = (made: ReportContent, demo = false) =>
    monthlyDocument(made, words, { portal: 'Portal', demo });
  const titles = (made: ReportContent) =>
    make(made)
      .blocks.flatMap((block) => (block.kind === 'columns' ? block.columns.flat() : [block]))
      .map(({ title }) => title);
  const sectionOf = (made: ReportContent, title: string) =>
    make(made)
      .blocks.flatMap((block): readonly Section[] =>
        block.kind === 'columns' ? block.columns.flat() : [block],
      )
      .find((section) => section.title === title);

  it('is marked on each page where it is internal, and says what was withheld where it is not', () => {
    const internal = make(content());
    const open = make(content({ kind: 'distribution' }));
    expect([internal.mark, open.mark]).toEqual(['markInternal', undefined]);
    expect([internal, open].map((made) => JSON.stringify(made).includes('"withheld"'))).toEqual([
      false,
      true,
    ]);
  });

  it('prints no day of a meal in the distributed version, in earlier editions neither', () => {
    const open = content({ kind: 'distribution' });
    expect(titles(content())).toContain('byDay');
    expect(titles(open)).not.toContain('byDay');
    expect(titles(content({ kind: 'distribution' }, null))).toContain('byMonth');
    expect(monthlyCsv(open, words)).not.toMatch(/byDay|2025-03-\d\d/);
  });

  it('prints under each distributed part its number of public rows, and how many were left out', () => {
    const last = (made: ReportContent, title: string) => sectionOf(made, title)?.parts.at(-1);
    const open = content({ kind: 'distribution' });
    const said = (words: string) => ({ kind: 'text', words, small: true });
    expect(last(open, 'places')).toEqual(said('basis.based 3 basis.left 0'));
    expect(last(open, 'outbreaks')).toEqual(said('basis.based 3 basis.left 0'));
    expect(last(open, 'symptoms')).toEqual(said('basis.based 2 basis.left 1 basis.why'));
    expect(last(open, 'agesSex')).toEqual(said('basis.based 1 basis.left 2 basis.why'));
    expect(last(content(), 'agesSex')).not.toMatchObject({ small: true });
    expect(monthlyCsv(open, words)).toContain('agesSex · basis.based 1 basis.left 2 basis.why');
    const statistics = { ...open.figures.statistics, withheld: null };
    const old = { ...open, figures: { ...open.figures, statistics } };
    expect(JSON.stringify(make(old))).not.toContain('basis');
  });

  it('shows the comment only where there is one', () => {
    expect(titles(content())).not.toContain('comment');
    expect(titles(content({ comments: [{ lang: 'en_US', text: 'A calm month' }] }))).not.toContain('comment');
    expect(titles(content({ comments: [{ lang: null, text: 'Un mois' }] }))).toContain('comment');
    expect(
      sectionOf(content({ comments: [{ lang: 'fr_FR', text: 'Un mois calme' }] }), 'comment')?.parts,
    ).toEqual([{ kind: 'text', words: 'Un mois calme' }]);
  });

  it('is dated by the last moment of its period, whenever it is made', () => {
    expect(make(content()).at).toBe(Date.parse('2025-03-31T23:59:59Z'));
    expect(make(content({}, null)).at).toBe(Date.parse('2025-12-31T23:59:59Z'));
    expect(make(content({ until: { year: 2025, month: 3, day: 21 } })).at).toBe(Date.parse('2025-03-21'));
    expect(make(content())).toEqual(make(content()));
  });

  it('names islands in alert, with the month in a yearly report', () => {
    const told = (month: number | null) => sectionOf(content({}, month), 'outbreaks')?.parts;
    expect(told(3)).toEqual([{ kind: 'list', items: ['alertOf place 11 6'] }]);
    expect(told(null)).toEqual([{ kind: 'list', items: ['alertOf place 11 6 (month 3 2025)'] }]);
  });

  it('prints what the rule of an alert counted, and nothing where an older bulletin did not store it', () => {
    const base = { from: '2025-03-01', until: '2025-03-30', island: 11, counted: 4, note: '' };
    const told = (alert: object) =>
      JSON.stringify(
        sectionOf(
          content({ alerts: [{ ...base, id: 1, state: 'open', rule: 'pooled', ...alert } as never] }),
          'outbreaks',
        )?.parts,
      );
    expect(told({ observed: 3, expected: 0.0912, probability: 0.0013 })).toContain(
      'alertByChance 63 63 3 0,091',
    );
    expect(told({})).not.toContain('alertByChance');
    expect(told({ rule: 'large_meal', observed: 30, counted: 1 })).toContain('alertMeal 30');
    expect(told({ rule: 'large_meal', observed: 30, counted: 2 })).toContain('alertMeal_reports 30');
    const day = { from: '2025-03-12', until: '2025-03-12' };
    expect(told({ rule: 'large_meal', observed: 30, ...day })).toContain('12 mars 2025 alertRule_large_meal');
    expect(told(day)).not.toContain('alertBetween');
    expect(told({})).toContain('alertBetween');
    expect(told({ rule: 'month', observed: 6, expected: null, probability: null })).not.toMatch(
      /alertMeal|Chance/,
    );
  });

  it('prints the log of alerts with the verdict and note of each, a discarded one struck through', () => {
    const base = { rule: 'month', from: '2025-03-01', until: '2025-03-31', island: 11, counted: 7 } as const;
    const alerts = [
      { ...base, id: 1, state: 'verified' as const, note: 'Two meals' },
      { ...base, id: 2, state: 'discarded' as const, note: null, island: 12 },
      { ...base, id: 3, state: 'open' as const, note: '', rule: 'history' as const },
    ];
    const parts = sectionOf(content({ alerts }), 'outbreaks')?.parts;
    const seen = (island: number, rule: string) =>
      `alertSeen alertOf place ${island} 7 month 3 2025 alertRule_${rule}`;
    expect(parts).toEqual([
      {
        kind: 'list',
        items: [
          [{ text: seen(11, 'month') }, { text: ' alertState_verifiedalertNote Two meals' }],
          [
            { text: seen(12, 'month'), struck: true },
            { text: ' alertState_discardedalertNote alertNoteErased' },
          ],
          [{ text: seen(11, 'history') }, { text: ' alertState_open' }],
        ],
      },
    ]);
    expect(sectionOf(content({ alerts: [] }), 'outbreaks')?.parts).toEqual([
      { kind: 'text', words: 'alertsNone' },
    ]);
    const tile = (made: ReportContent) =>
      (make(made).blocks[0] as Section).parts
        .flatMap((one) => (one.kind === 'tiles' ? one.tiles : []))
        .at(-1);
    expect(tile(content({ alerts }))).toMatchObject({ value: '2', alert: true });
    expect(tile(content({ alerts: [] }))).toMatchObject({ value: '0', note: 'alertsNote_log', alert: false });
    expect(tile(content())).toMatchObject({ value: '1', note: 'alertOf place 11 6' });
  });

  it('hatches months of a year that nobody observed, and says so where nothing was', () => {
    const drawnIn = (made: ReportContent, title: string) => {
      const [part] = sectionOf(made, title)?.parts ?? [];
      return part?.kind === 'figure'
        ? { alt: part.alt, boxes: part.shapes.filter((one) => one.kind === 'rect' && !one.fill) }
        : part;
    };
    const year = drawnIn(content({}, null), 'byMonth');
    expect(year).toMatchObject({ alt: expect.stringContaining('notObserved month 2') });
    expect(year).toMatchObject({ boxes: [{ kind: 'rect' }] });
    expect(drawnIn(content(), 'curve')).toMatchObject({ boxes: [{ kind: 'rect' }] });
    const none = content();
    Object.assign(none.figures, { observed: 'none', squares: [] });
    expect(drawnIn(none, 'byDay')).toEqual({ kind: 'text', words: 'noticeUnobserved' });
    const meals = { individual: 0, collective: 0, unknown: 0 };
    Object.assign(none.figures.statistics, { reports: 0, people: 0, islands: [], meals });
    expect(sectionOf({ ...none, alerts: [] }, 'outbreaks')?.parts).toEqual([
      { kind: 'text', words: 'noticeUnobserved' },
    ]);
    const [tiles] = sectionOf({ ...none, alerts: [] }, '')?.parts ?? [];
    expect(tiles?.kind === 'tiles' && tiles.tiles.map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
  });

  it('warns of demonstration data, and of unobserved months', () => {
    const unseen = content();
    (unseen.figures as { observed: string }).observed = 'none';
    expect([make(content()).notice, make(unseen, true).notice]).toEqual([
      undefined,
      'noticeDemo noticeUnobserved',
    ]);
  });
});

test('an edition with an erased comment says so in its place, with the day', () => {
  const about = { portal: 'portal', demo: false };
  const said = (part: object, text: string | null = null, lang: 'fr_FR' | 'en_US' | null = 'fr_FR') =>
    JSON.stringify(monthlyDocument(content({ comments: [{ lang, text }] }), words, { ...about, ...part }));
  expect(said({ commentErasedAt: '3 avril 2026' })).toContain('"commentErasedOn 3 avril 2026"');
  expect(said({}, 'Calm.')).toContain('"Calm."');
  expect(said({})).not.toContain('commentErasedOn');
  const erased = { commentErasedAt: '3 avril 2026' };
  expect(said(erased, '', null)).toContain('commentErasedOn');
  // The comment in this language was kept, or none was written in it.
  expect(said(erased, 'Calm.')).toContain('"Calm."');
  expect(said(erased, null, 'en_US')).not.toContain('commentErasedOn');
});

test('a report starts with the official cases that its sources hold, and ends with the terms of use', () => {
  const official = [
    {
      ...{ source: 'haedat', country: 4, least: 0.3, most: 0.52 },
      years: [2017, 2024].map((year) => ({ year, cases: 100, held: year === 2017 ? 30 : 52 })),
    },
  ];
  const make = (part: object) => monthlyDocument(content(part), words, { portal: 'Portal', demo: false });
  const said = { kind: 'text', small: true, words: 'basis.officialShares source.haedat 30 % 52 % 2017–2024' };
  const { blocks, closing } = make({ official, map: [], kind: 'distribution' });
  expect((blocks[0] as Section).parts.at(-1)).toEqual(said);
  expect(closing).toMatch(/licence Portal licenceHaedat$/);
  expect(make({ map: [] }).closing).toMatch(/licenceInternal Portal$/);
  // Editions issued before these were added are printed without them.
  expect(JSON.stringify(make({}))).not.toMatch(/official|licence/);
  expect(monthlyCsv(content({ official }), words)).toContain(said.words);
});
