import { engines } from '../../support/test-store';
import { setUpAlerts } from './alert-setup';

describe.each(engines)('meals of an alert on %s', (engine) => {
  const { on, send, sendEach, look, list } = setUpAlerts(engine, '2026-03-31T20:00:00Z');
  const link = (id: number, to: number) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body: { match_event: String(to) } });

  it('six reports of one meal are one meal with six people ill, in the list, the detail and the mail', async () => {
    const [first = 0, ...others] = await send(6);
    for (const id of others) await link(id, first);
    expect(await look()).toBe(1);
    const [alert] = (await list()).results;
    expect(alert).toMatchObject({ counted: 6, meals: 1, people: 6 });
    const detail = (await on.server.get(`cw/alert/${alert.id}/`, { as: 'cases_editor' })).json();
    expect(detail).toMatchObject({ meals: 1, people: 6 });
    const meals = new Set(detail.cases.map((one: { meal_group: number | null }) => one.meal_group));
    expect([...meals]).toEqual([expect.any(Number)]);
    const bodies = (await on.server.mails()).map(({ body }) => body);
    expect(bodies.join()).toMatch(/Repas\u00a0: 1 repas, 6 malades\.|Meals: 1 meal, 6 people ill\./);
  });

  it('a meal counts its highest number of people, other reports count their own', async () => {
    const [a = 0, b = 0] = await sendEach([
      { mass_poisoning: true, mass_poisoning_nb: 9 },
      { mass_poisoning: true, mass_poisoning_nb: 4 },
      { mass_poisoning: true, mass_poisoning_nb: 3 },
      { mass_poisoning: false },
      {},
      {},
      {},
    ]);
    await link(b, a);
    await look();
    expect((await list('cases_editor', '?rule=month')).results).toMatchObject([
      { counted: 7, meals: 6, people: 9 + 3 + 1 + 1 + 1 + 1 },
    ]);
  });
});
