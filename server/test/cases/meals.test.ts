import type { MealFull } from '@ciguawatch/shared/api/schemas/desk/meals';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { VITI_LEVU } from './samples';

describe.each(engines)('a meal on %s', (engine) => {
  const on = setUpCases(engine);
  const link = (id: number, to: number | null, as = 'cases_editor') =>
    on.server.change('PATCH', `cw/case/${id}/`, {
      as,
      body: { match_event: to === null ? null : String(to) },
    });
  const groupOf = async (id: number) =>
    (
      await byHand(on.server.store)
        .selectFrom('case_report')
        .select('meal_group')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).meal_group as number;
  const read = async (id: number, as = 'cases_editor') => on.server.get(`cw/meal/${id}/`, { as });

  it('answers its reports in full, in order of arrival, and is in no cache', async () => {
    const [a, b] = [await on.send({ mass_poisoning: true, mass_poisoning_nb: 6 }), await on.send({})];
    await link(b, a);
    const response = await read(await groupOf(a));
    expect(response.headers['cache-control']).toBe('private, no-store');
    const meal = response.json<MealFull>();
    expect(meal.reports.map(({ id, mass_poisoning_nb }) => [id, mass_poisoning_nb])).toEqual([
      [a, 6],
      [b, null],
    ]);
    expect([meal.more, meal.elsewhere, meal.alerts]).toEqual([0, 0, []]);
  });

  it('counts reports of other countries and shows none of them', async () => {
    const [a, b, far] = [await on.send(), await on.send(), await on.send({ case_location_id: VITI_LEVU })];
    await link(b, a);
    await link(far, a, 'admin');
    const meal = (await read(await groupOf(a))).json<MealFull>();
    expect([meal.reports.map(({ id }) => id), meal.elsewhere]).toEqual([[a, b], 1]);
    const other = (await read(await groupOf(a), 'cases_editor.fj')).json<MealFull>();
    expect([other.reports.map(({ id }) => id), other.elsewhere]).toEqual([[far], 2]);
  });

  it('is refused where none of its reports is of a country of the editor, and unknown by another number', async () => {
    const [a, b] = [await on.send(), await on.send()];
    await link(b, a);
    expect((await read(await groupOf(a), 'cases_editor.fj')).statusCode).toBe(403);
    expect((await read(9_999_999)).statusCode).toBe(404);
    expect((await read(await groupOf(a), 'algae_editor')).statusCode).toBe(403);
  });

  it('leaves out a deleted report, and says in the review card how many are ill', async () => {
    const [a, b, c] = [
      await on.send({ mass_poisoning: true, mass_poisoning_nb: 4 }),
      await on.send(),
      await on.send(),
    ];
    await link(b, a);
    await link(c, a);
    await on.server.change('DELETE', `cw/case/${c}/`, { as: 'cases_editor' });
    const id = await groupOf(a);
    expect((await read(id)).json<MealFull>().reports.map((one) => one.id)).toEqual([a, b]);
    const card = (await on.server.get(`cw/case/${b}/review/`, { as: 'cases_editor' })).json<ReviewCard>();
    expect(card.meal).toEqual({ id, reports: 2, ill: 4 });
  });
});
