import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type CountedReport, monthEffects } from '@ciguawatch/shared/domain/pairs/pair-effect';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as mealsOfDuplicates from '../../src/db/migrations/0047_meals_of_duplicates';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines, isLong } from '../support/test-store';
import { afterStep, emptyCases, report } from './samples';

/** A link from one report to another. */
type Link = [number, { match_event: number } | { duplicate_of: number }];

describe.each(engines)('figures of meals with duplicates on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  /** @param ill number of people of each report */
  async function fresh(ill: readonly (number | null)[]): Promise<number[]> {
    await emptyCases(server.store);
    const ids: number[] = [];
    for (const mass_poisoning_nb of ill) {
      server.clock.pass(30);
      const body = report({ mass_poisoning: mass_poisoning_nb === null ? null : true, mass_poisoning_nb });
      ids.push(
        (await server.post('cw/pcase/create/', body, { as: 'cases_editor' })).json<{ id: number }>().id,
      );
    }
    await afterStep(server.store);
    return ids;
  }
  const patch = async (id: number, body: object) => {
    const { statusCode } = await server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
    expect(statusCode).toBe(200);
  };
  async function write(ids: readonly number[], [from, to]: Link): Promise<void> {
    const numbered = Object.entries(to).map(([field, other]) => {
      const id = ids[other] as number;
      return [field, field === 'match_event' ? String(id) : id];
    });
    await patch(ids[from] as number, Object.fromEntries(numbered));
  }
  const undo = (ids: readonly number[], [from, to]: Link) =>
    patch(ids[from] as number, Object.fromEntries(Object.keys(to).map((field) => [field, null])));

  /** Counted people and meals of the public rows. */
  async function figures(ids: readonly number[]) {
    const rows = (await server.get('cw/caselist/?format=json&chunk=0')).json<unknown[][]>();
    const reports = rows.map(
      (row) =>
        Object.fromEntries(PUBLIC_COLUMNS.map((name, i) => [name, row[i]])) as unknown as CountedReport,
    );
    const tables = new Map<number, number[]>();
    for (const { id, meal_group } of reports)
      if (meal_group !== null) tables.set(meal_group, [...(tables.get(meal_group) ?? []), ids.indexOf(id)]);
    return {
      people: monthEffects([], reports).map(({ after }) => after),
      tables: [...tables.values()].map((table) => table.sort()).sort(),
    };
  }
  async function figuresAfter(ill: readonly (number | null)[], links: readonly Link[]) {
    const ids = await fresh(ill);
    for (const link of links) await write(ids, link);
    return { ids, found: await figures(ids) };
  }

  it('do not depend on which report of a patient counts', async () => {
    // The first report names 62 people; the second was of the same meal, and somebody reported the second
    // again.
    for (const mark of [
      [1, { duplicate_of: 2 }],
      [2, { duplicate_of: 1 }],
    ] satisfies Link[]) {
      const { found } = await figuresAfter([62, null, null], [[1, { match_event: 0 }], mark]);
      expect(found.people).toEqual([62]);
    }
  });

  it('do not depend on the order of links and duplicates, and return when a duplicate is undone', async () => {
    const said = fc.record({
      ill: fc.constantFrom(null, 3, 9),
      names: fc.option(fc.nat(6)),
      marked: fc.option(fc.nat(6)),
      when: fc.integer(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 3, maxLength: 7 }), async (reports) => {
        const standing = reports.flatMap(({ marked }, i) => (marked === null || i === 0 ? [i] : []));
        const links = reports.flatMap(({ names, marked }, i): Link[] => {
          const named = names === null ? i : names % reports.length;
          const first = standing[(marked ?? 0) % standing.length] as number;
          return [
            ...(named === i ? [] : ([[i, { match_event: named }]] satisfies Link[])),
            ...(standing.includes(i) ? [] : ([[i, { duplicate_of: first }]] satisfies Link[])),
          ];
        });
        const ill = reports.map((one) => one.ill);
        const key = ([from, to]: Link) => (reports[from]?.when ?? 0) * ('match_event' in to ? 1 : -1);
        const { found } = await figuresAfter(ill, links);
        const other = await figuresAfter(
          ill,
          [...links].sort((a, b) => key(a) - key(b)),
        );
        expect(other.found).toEqual(found);
        const mark = links.find(([, to]) => 'duplicate_of' in to);
        if (!mark) return;
        await undo(other.ids, mark);
        const before = await figures(other.ids);
        expect(
          (
            await figuresAfter(
              ill,
              links.filter((link) => link !== mark),
            )
          ).found,
        ).toEqual(before);
      }),
      { numRuns: isLong ? 12 : 4 },
    );
  });

  it('keep the place at the meal when the report that stood for a patient is withdrawn or rejected', async () => {
    const { ids } = await figuresAfter(
      [62, null, null],
      [
        [1, { match_event: 0 }],
        [2, { duplicate_of: 1 }],
      ],
    );
    const [, guest = 0, double = 0] = ids;
    const why = { reason: 'Essai' };
    await patch(double, { review_state: 'rejected', ...why });
    await patch(guest, { review_state: 'rejected', ...why });
    await patch(double, { review_state: 'reviewed', ...why });
    expect(await figures(ids)).toEqual({ people: [62], tables: [[0, 2]] });
  });

  it('are corrected where a duplicate took its meal away before', async () => {
    const { ids, found } = await figuresAfter(
      [62, null, null, null],
      [
        [1, { match_event: 0 }],
        [1, { duplicate_of: 2 }],
      ],
    );
    expect(found).toEqual({ people: [63], tables: [[0, 2]] });
    const db = byHand(server.store);
    await sql`update case_report set meal_group = null where id = ${ids[2]}`.execute(db);
    expect((await figures(ids)).people).toEqual([64]);
    await mealsOfDuplicates.up(db as never);
    expect(await figures(ids)).toEqual(found);
  });
});
