import { engines } from '../../support/test-store';
import { RAPA } from '../samples';
import { setUpAlerts } from './alert-setup';

const DAY_OF_MEAL = /was raised for Rapa, 10 March 2026\.|pour Rapa, 10 mars 2026\./;

describe.each(engines)('signals that count meals on %s', (engine) => {
  const { on, send, sendEach, look, observe, list } = setUpAlerts(engine, '2026-03-31T20:00:00Z');

  it('one household of three reports raises nothing, three meals where none is usual do', async () => {
    await observe();
    const [first = 0, ...others] = await send(3, { case_location_id: RAPA });
    for (const id of others)
      await on.server.change('PATCH', `cw/case/${id}/`, {
        as: 'cases_editor',
        body: { match_event: String(first) },
      });
    expect(await look()).toBe(0);
    await send(2, { case_location_id: RAPA });
    expect(await look()).toBe(1);
    const [alert] = (await list()).results;
    expect(alert).toMatchObject({ rule: 'pooled', observed: 3, meals: 3, counted: 5 });
    expect(alert.probability).toBeLessThan(0.005);
    const detail = (await on.server.get(`cw/alert/${alert.id}/`, { as: 'cases_editor' })).json();
    expect(detail.months.at(-1)).toMatchObject({ count: 5, meals: 3 });
    expect(detail.usual_meals).toBeCloseTo(alert.expected / (30 / 30.4375), 6);
    // What is shown as the inputs gives the expected number again.
    const { taught, country, share, observed, meals } = detail.inputs;
    const rate = (country.shape + taught.meals) / (country.rate + taught.months);
    expect(rate * share * (30 / 30.4375)).toBeCloseTo(alert.expected, 6);
    expect([observed, meals, share]).toEqual([36, 0, 1]);
    const bodies = (await on.server.mails()).map(({ body }) => body).join();
    expect(bodies).toMatch(
      /3 meals for 0\.\d+ expected; by chance once in [\d,]+ years on this island|3 repas pour 0,\d+/,
    );
  });

  it('a meal of eight or more ill raises at once, once a meal, with one mail an hour and network', async () => {
    await observe();
    await send(1, { case_location_id: RAPA, mass_poisoning: true, mass_poisoning_nb: 7 });
    expect(await look()).toBe(0);
    const [thirty = 0] = await send(1, {
      case_location_id: RAPA,
      mass_poisoning: true,
      mass_poisoning_nb: 30,
    });
    expect(await look()).toBe(1);
    expect((await list()).results).toMatchObject([
      { rule: 'large_meal', observed: 30, counted: 1, meals: 1, people: 30, mailed: 2 },
    ]);
    // Its window is one day, told as one.
    expect((await on.server.mails()).map(({ body }) => body).join()).toMatch(DAY_OF_MEAL);
    // The earliest report gives a meal its day: the second mate must not make another meal of it.
    const mates = await sendEach([
      { case_location_id: RAPA },
      { case_location_id: RAPA, case_eventtime: '2026-03-09T12:00' },
    ]);
    for (const mate of mates)
      await on.server.change('PATCH', `cw/case/${mate}/`, {
        as: 'cases_editor',
        body: { match_event: String(thirty) },
      });
    await look();
    const large = async () => (await list('cases_editor', '?rule=large_meal')).results;
    expect(await large()).toMatchObject([{ counted: 2, meals: 1 }]);
    await send(1, { case_location_id: RAPA, mass_poisoning: true, mass_poisoning_nb: 8 });
    await look();
    expect((await large()).map(({ mailed }: { mailed: number }) => mailed)).toEqual([0, 2]);
  });
});
