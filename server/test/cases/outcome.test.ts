import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CountryOutcome } from '@ciguawatch/shared/api/schemas/desk/outcome';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { STAFF_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { report } from './samples';

const OUTCOME = {
  ...{ onset_hours: 3.5, hospitalised: true, intensive_care: true, died: false, ate_nb: 6, resident: '2' },
  ...{ profile: '1', gsympt_delay: '4', mass_poisoning: true, mass_poisoning_nb: 4 },
} as const;

describe.each(engines)('onset in hours and outcome on %s', (engine) => {
  const on = setUpCases(engine);
  const read = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json<CaseFull>();
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
  const faults = async (part: object) =>
    (await on.server.post('cw/pcase/create/', report(part), {})).json<{ fields?: object }>().fields;

  it('are kept as they were sent, and no public row has them', async () => {
    const id = await on.send(OUTCOME);
    expect(await read(id)).toMatchObject(OUTCOME);
    expect(PUBLIC_COLUMNS.filter((name) => (STAFF_FIELDS as string[]).includes(name))).toEqual([]);
    expect((await on.server.get('cw/caselist/')).body).not.toMatch(
      /onset_hours|hospitalised|intensive_care|ate_nb|died|resident/,
    );
  });

  it('refuse what contradicts another answer', async () => {
    expect(await faults({ onset_hours: 3, gsympt_delay: '3' })).toEqual({ onset_hours: 'contradicts' });
    expect(await faults({ hospitalised: false, intensive_care: true })).toEqual({
      intensive_care: 'contradicts',
    });
    expect(await faults({ died: true, profile: '2' })).toEqual({ died: 'contradicts' });
    expect(await faults({ ate_nb: 3, mass_poisoning: true, mass_poisoning_nb: 4 })).toEqual({
      ate_nb: 'contradicts',
    });
    expect(await faults({ ate_nb: 0 })).toEqual({ ate_nb: 'too_small' });
    expect(await faults({ resident: '3' })).toEqual({ resident: 'unknown_choice' });
  });

  it('say what follows from them: the band of the hours, the stay of intensive care', async () => {
    const id = await on.send({ onset_hours: 13, intensive_care: true, gsympt_delay: '1' });
    expect(await read(id)).toMatchObject({ gsympt_delay: '5', hospitalised: true });
    // Two hours are in both bands that meet there.
    const edge = await on.send({ onset_hours: 2, gsympt_delay: '3' });
    expect((await patch(edge, { onset_hours: 1 })).json()).toMatchObject({
      gsympt_delay: '3',
      onset_hours: 1,
    });
  });

  it('agree with the case after each change', async () => {
    const id = await on.send(OUTCOME);
    expect((await patch(id, { onset_hours: 30 })).json()).toMatchObject({
      fields: { onset_hours: 'contradicts' },
    });
    expect((await patch(id, { mass_poisoning_nb: 9 })).json()).toMatchObject({
      fields: { ate_nb: 'contradicts' },
    });
    expect((await patch(id, { died: true, profile: '2' })).json()).toMatchObject({
      fields: { died: 'contradicts' },
    });
    expect((await patch(id, { onset_hours: 30, gsympt_delay: '5' })).statusCode).toBe(200);
    // A client that knows the bands only leaves no hours that deny them.
    expect((await patch(id, { gsympt_delay: '3' })).json()).toMatchObject({
      gsympt_delay: '3',
      onset_hours: null,
    });
    expect((await patch(id, { hospitalised: false })).json()).toMatchObject({
      hospitalised: false,
      intensive_care: null,
    });
    expect((await patch(id, { intensive_care: true })).json()).toMatchObject({
      fields: { intensive_care: 'contradicts' },
    });
  });

  it('are in the export of the laboratory', async () => {
    await on.send(OUTCOME);
    const csv = await on.server.post(
      'cw/case/export/',
      { format: 'data', language: 'en_US' },
      { as: 'cases_editor' },
    );
    const [head = '', line = ''] = csv.body.split(/\r?\n/);
    const names = head.replace('\ufeff', '').split(',');
    const cells = line.split(',');
    expect(STAFF_FIELDS.map((name) => cells[names.indexOf(name)])).toEqual([
      '3.5',
      'true',
      'true',
      'false',
      '6',
      '2',
    ]);
  });

  it('are counted with their intervals for editors of the country', async () => {
    await on.send(OUTCOME);
    await on.send({ hospitalised: false, died: false });
    await on.send({});
    const { id } = { id: await on.send({ died: true, profile: '1' }) };
    await patch(id, { review_state: 'rejected', reason: 'invented' });
    const country = (as: string) => on.server.get('cw/case/outcome/?country=4', { as });
    const figures = (await country('cases_editor')).json<CountryOutcome>();
    expect(figures).toMatchObject({
      ...{ country: 4, reports: 3 },
      hospitalised: { yes: 1, answered: 2, share: { share: 0.5 } },
      intensive: { yes: 1, answered: 2 },
      died: { yes: 0, answered: 2 },
      attack: { yes: 4, answered: 6, meals: 1 },
    });
    expect(figures.complete).toContainEqual({ field: 'resident', answered: 1 });
    expect((await on.server.get('cw/case/outcome/?country=3', { as: 'cases_editor' })).statusCode).toBe(403);
    expect((await country('algae_editor')).statusCode).toBe(403);
  });
});
