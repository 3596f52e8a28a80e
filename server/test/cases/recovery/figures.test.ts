import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { PlainBrowser } from '../../plain/browser';
import { deployTexts } from '../../plain/portal-texts';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { afterStep, coded, correctionOf, RAPA } from '../samples';

describe.each(engines)('the public figure of those still ill, on %s', (engine) => {
  const on = setUpCases(engine);
  const send = (part: object = {}) => on.send(coded(part), (whole) => whole);
  const answer = (id: number, feels: string, due = 15) =>
    on.server.post(
      `cw/case/${id}/recovery/`,
      { due, feels, felt: [], gone_since: null, brought_back: [], agreed: feels !== 'died' },
      { as: 'cases_editor' },
    );
  const figures = async (country = 4) =>
    (await on.server.get(`cw/recovery/?country=${country}`)).json<RecoveryFigures>();
  /** Reports of which the first are ill, the next well, and the rest silent; Monday the 30th has not come. */
  const answered = async (ill: number, well: number, silent: number, part: object = {}) => {
    const ids: number[] = [];
    // The silent ones had let the laboratory ask.
    for (let at = 0; at < ill + well + silent; at += 1)
      ids.push(await send(at < ill + well ? part : { ...part, recovery_consent: 2 }));
    await afterStep(on.server.store);
    on.server.clock.set('2026-03-27T20:00:00Z');
    for (const [at, id] of ids.slice(0, ill + well).entries())
      expect((await answer(id, at < ill ? 'little' : 'gone')).statusCode).toBe(200);
    return ids;
  };

  it('is told from 20 answers on, from the Monday after them', async () => {
    const ids = await answered(8, 11, 4);
    on.server.clock.set('2026-03-31T20:00:00Z');
    const none = { dates: [], curve: [], groups: [], symptoms: [] };
    expect(await figures()).toEqual({ until: '2026-03-30', country: 4, ...none });
    await answer(ids[19] as number, 'gone');
    on.server.clock.set('2026-04-04T20:00:00Z');
    expect((await figures()).dates).toEqual([]);
    on.server.clock.set('2026-04-06T10:01:00Z');
    const { dates, curve } = await figures();
    expect(dates).toEqual([
      {
        ...{ due: 15, asked: 23, answered: 20, ill: 8, share: 0.4, atLeast: 8 / 23, atMost: 11 / 23 },
        ...{ low: expect.closeTo(0.1912, 4), high: expect.closeTo(0.6395, 4) },
      },
    ]);
    // Nothing is known of the months after the last date that is told.
    expect(curve).toEqual([]);
    expect((await figures(3)).dates).toEqual([]);
  });

  it('is told by symptom where its rest has 20 answers too, and stands on the page without scripts', async () => {
    await answered(12, 8, 0, { sympt_itchings: '3', sympt_tinglings: 'N', sympt_nausea: 'U' });
    await answered(2, 18, 0);
    on.server.clock.set('2026-04-02T20:00:00Z');
    const { symptoms } = await figures();
    expect(symptoms).toMatchObject([
      { symptom: 'sympt_itchings', dates: [{ due: 15, answered: 20, ill: 12, share: 0.6 }] },
    ]);
    expect(symptoms).toHaveLength(1);
    deployTexts(on.server);
    const { body } = await on.server.app.inject({ url: '/plain/stats?lang=en&country=4' });
    expect(body).toContain('Still ill later, by symptom');
    expect(body).toContain('12 of 20, 60%');
  });

  it('holds no report whose person is withheld, undescribed or gone, and who does not know has not answered', async () => {
    const ids = await answered(10, 11, 0);
    const rapa = await send({ case_location_id: RAPA, case_eventtime: '2026-03-05T12:00' });
    const unknown = await send({ case_eventtime: '2026-03-05T12:00' });
    const late = await send({ case_eventtime: '2026-03-05T12:00' });
    await on.server.store.tx((trx) =>
      trx.updateTable('case_report').set({ described: true }).where('id', 'in', [rapa, unknown]).execute(),
    );
    await answer(rapa, 'little');
    await answer(unknown, 'unknown');
    await answer(late, 'little');
    on.server.clock.set('2026-03-31T20:00:00Z');
    expect((await figures()).dates).toMatchObject([{ asked: 22, answered: 21, ill: 10 }]);
    await on.server.store.tx((trx) =>
      trx
        .updateTable('case_report')
        .set({ review_state: 'rejected' })
        .where('id', '=', ids[0] as number)
        .execute(),
    );
    on.server.clock.set('2026-03-31T20:02:00Z');
    expect((await figures()).dates).toMatchObject([{ asked: 21, answered: 20, ill: 9 }]);
  });

  it('counts a corrected report once, with the answers to the first', async () => {
    await answered(9, 10, 0);
    const first = coded({ case_eventtime: '2026-03-05T12:00' });
    const id = await on.send(first, (whole) => whole);
    const correction = await on.send(correctionOf(first), (whole) => whole);
    await answer(id, 'little');
    await on.server.store.tx((trx) =>
      trx
        .updateTable('case_report')
        .set({ described: true, review_state: 'reviewed', duplicate_of: null })
        .where('id', '=', correction)
        .execute(),
    );
    await on.server.store.tx((trx) =>
      trx.updateTable('case_report').set({ review_state: 'rejected' }).where('id', '=', id).execute(),
    );
    on.server.clock.set('2026-03-31T20:00:00Z');
    expect((await figures()).dates).toMatchObject([{ asked: 20, answered: 20, ill: 10 }]);
  });

  it('counts as asked who was shown the questions, and tells of a group what no subtraction undoes', async () => {
    const grouper = { phenotype_id: 2, specie_id: null };
    const receipt_code = newReceiptCode();
    await answered(12, 12, 0, grouper);
    const shown = await on.send(
      coded({ receipt_code, case_eventtime: '2026-03-05T12:00' }),
      (whole) => whole,
    );
    await on.server.store.tx((trx) =>
      trx.updateTable('case_report').set({ described: true }).where('id', '=', shown).execute(),
    );
    on.server.clock.set('2026-03-31T22:00:00Z');
    expect((await figures()).dates).toMatchObject([{ asked: 24, answered: 24, ill: 12 }]);
    deployTexts(on.server);
    on.server.clock.set('2026-04-01T20:00:00Z');
    const browser = new PlainBrowser(on.server, { 'accept-language': 'en' }, '10.8.0.1');
    await (await browser.at('/r').open('/r')).press({ receipt_code }, 'open');
    expect((await figures()).dates).toMatchObject([{ asked: 24 }]);
    on.server.clock.set('2026-04-06T20:00:00Z');
    const { dates, groups } = await figures();
    expect(dates).toMatchObject([{ asked: 25, answered: 24, ill: 12 }]);
    expect(groups).toMatchObject([{ phenotype: 2, dates: [{ due: 15, asked: 24, answered: 24, ill: 12 }] }]);
    await answer(shown, 'little');
    on.server.clock.set('2026-04-13T20:00:00Z');
    const later = await figures();
    expect([later.dates[0]?.answered, later.groups]).toEqual([25, []]);
  });
});
