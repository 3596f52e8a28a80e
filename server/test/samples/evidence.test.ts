import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { Sample, SampleCreate } from '@ciguawatch/shared/api/schemas/desk/samples';
import { type EvidenceCell, evidenceOf } from '@ciguawatch/shared/domain/samples/evidence';
import { applyConfirmingMethods } from '../../src/country/confirming-methods';
import { laboratoryEvidence } from '../../src/features/samples/of-case';
import { unlinkSamples } from '../../src/features/samples/unlink';
import { setUpCases } from '../cases/case-setup';
import { NUKU_HIVA, report, TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { EDITOR, found, makeSample, none } from './sample-setup';

describe.each(engines)('evidence of laboratories on %s', (engine) => {
  const on = setUpCases(engine, '2026-11-24T20:00:00Z', async (server) => {
    await byHand(server.store).deleteFrom('sample').execute();
  });
  const told = async (query = 'specie=22') => {
    on.server.clock.pass(61);
    return (await on.server.get(`cw/evidence/?${query}`)).json<EvidenceCell[]>();
  };
  const makeEach = async (count: number, part: Partial<SampleCreate>) => {
    for (let at = 0; at < count; at += 1) await makeSample(on.server, part);
  };
  const aCase = async (part: object = {}) =>
    (await on.server.post('cw/pcase/create/', report({ case_location_id: TAHITI, ...part }))).json<{
      id: number;
    }>().id;

  test('counts fish by method, island and length; surveys and cases apart', async () => {
    await makeEach(9, { location_id: NUKU_HIVA, length_cm: 50 });
    await makeEach(3, {
      location_id: NUKU_HIVA,
      length_cm: 31,
      results: [none(), none({ method: 'RBA-F' })],
    });
    const cells = await told();
    expect(cells).toEqual([
      {
        ...{ method: 'CBA-N2a', of: 'survey', country: 4, island: NUKU_HIVA, above: 9, below: 3, unclear: 0 },
        ...{ sight: { sees: 0, blind: 12, unknown: 0 }, lengths: [31, 50] },
      },
      expect.objectContaining({ method: 'RBA-F', above: 0, below: 3 }),
    ]);
    expect(evidenceOf(cells)[0]).toMatchObject({ tested: 12, above: 9 });
    expect(await told('specie=16')).toEqual([]);
  });

  test('a group counts its species, and a replaced species is read as its successor', async () => {
    const specie = await on.server.store.read
      .selectFrom('specie')
      .select(['phenotype_id'])
      .where('id', '=', 22)
      .executeTakeFirstOrThrow();
    await makeSample(on.server, {});
    await makeSample(on.server, { specie_id: null, phenotype_id: specie.phenotype_id });
    expect(await told(`phenotype=${specie.phenotype_id}`)).toMatchObject([{ above: 2 }]);
    expect(await told()).toMatchObject([{ above: 1 }]);
  });

  test('a fish counts once for a method, above if one of its toxins is', async () => {
    await makeSample(on.server, {
      results: [
        none({ method: 'LC-MS/MS', analyte: 'CTX1B' }),
        found({ method: 'LC-MS/MS', analyte: 'CTX3C' }),
      ],
    });
    expect(await told()).toMatchObject([{ above: 1, below: 0 }]);
  });

  test('fish of cases are told from five on, from the next Monday, without place and length', async () => {
    const remnant = { origin: 'remnant' as const, location_id: NUKU_HIVA, length_cm: 60 };
    const id = await aCase();
    await makeEach(4, remnant);
    on.server.clock.pass(7 * 86_400);
    expect(await told()).toEqual([]);
    await makeSample(on.server, { ...remnant, case_id: id });
    expect(await told()).toEqual([]);
    on.server.clock.pass(7 * 86_400);
    expect(await told()).toEqual([
      expect.objectContaining({ of: 'case', country: 4, island: null, above: 5, lengths: null }),
    ]);
  });

  test('nothing that is asked wrongly is counted', async () => {
    expect((await on.server.get('cw/evidence/')).json().fields).toEqual({ specie: 'required' });
    expect((await on.server.get('cw/evidence/?specie=999999')).json().fields).toEqual({
      specie: 'unknown_id',
    });
  });

  test('a case shows its samples and those of its meal, and its class reads the strongest result', async () => {
    const own = await aCase();
    const other = await aCase();
    const groups = byHand(on.server.store).updateTable('case_report').set({ meal_group: 77 });
    await groups.where('id', 'in', [own, other]).execute();
    await makeSample(on.server, { origin: 'remnant', case_id: own, of_meal: true, results: [none()] });
    await makeSample(on.server, { origin: 'same_fish', case_id: own, results: [found()] });
    const seen = async (id: number) =>
      (await on.server.get(`cw/case/${id}/samples/`, { as: 'cases_editor' })).json<Sample[]>();
    expect([(await seen(own)).length, (await seen(other)).length]).toEqual([2, 1]);
    expect((await on.server.get(`cw/case/${own}/samples/`, { as: EDITOR })).statusCode).toBe(403);
    const read = () => laboratoryEvidence(on.server.store.read, [own, other, 999_999]);
    const evidence = await read();
    expect(evidence.get(own)).toEqual({
      lab: { result: 'detected', method: 'CBA-N2a', link: 'same_fish' },
      confirming: ['LC-MS/MS'],
    });
    expect(evidence.get(other)?.lab).toEqual({ result: 'not_detected', method: 'CBA-N2a', link: 'remnant' });
    expect(evidence.has(999_999)).toBe(false);
  });

  test('a result classes the case at once, and only a confirming method of the country confirms it', async () => {
    const id = await aCase({ sympt_dysesthesia: '2', sympt_diarrhea: '1' });
    const classOf = async () => {
      const row = (await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json<CaseFull>();
      return `${row.case_class}: ${row.class_reasons.join(' ')}`;
    };
    expect(await classOf()).toBe('suspected: cold_burns gut product_unknown');
    const screened = await makeSample(on.server, { origin: 'remnant', case_id: id, results: [found()] });
    expect(await classOf()).toBe('probable: cold_burns gut screen_only');
    const proof = await makeSample(on.server, {
      ...{ origin: 'remnant', case_id: id },
      results: [found({ method: 'LC-MS/MS', analyte: 'CTX1B' })],
    });
    expect(await classOf()).toBe('confirmed: cold_burns gut toxin_found');
    await on.server.change('DELETE', `cw/sample/${proof.id}/`, {
      as: EDITOR,
      headers: { 'if-match': '"1"' },
    });
    expect(await classOf()).toBe('probable: cold_burns gut screen_only');

    // The file of countries names another method at the next start.
    await applyConfirmingMethods(on.server.store, { 4: { confirmingMethods: ['CBA-N2a'] } });
    expect(await classOf()).toBe('confirmed: cold_burns gut toxin_found');
    await applyConfirmingMethods(on.server.store, {});
    expect(await classOf()).toBe('probable: cold_burns gut screen_only');
    await on.server.change('DELETE', `cw/sample/${screened.id}/`, {
      as: EDITOR,
      headers: { 'if-match': '"1"' },
    });
    expect(await classOf()).toBe('suspected: cold_burns gut product_unknown');
  });

  test('a fish below the limit never makes a case fit less', async () => {
    const id = await aCase({ sympt_dysesthesia: '2', sympt_diarrhea: '1' });
    await makeSample(on.server, { origin: 'remnant', case_id: id, results: [none()] });
    const row = (await on.server.get(`cw/casesingle/${id}/`, { as: 'cases_editor' })).json<CaseFull>();
    expect([row.case_class, row.class_reasons]).toEqual([
      'suspected',
      ['cold_burns', 'gut', 'below_limit', 'product_unknown'],
    ]);
  });

  test('a sample stays when its case is purged, without the link; the trail never named it', async () => {
    const id = await aCase();
    const made = await makeSample(on.server, { origin: 'remnant', case_id: id });
    await byHand(on.server.store).deleteFrom('case_report').where('id', '=', id).execute();
    const after = (await on.server.get(`cw/sample/${made.id}/`, { as: EDITOR })).json<Sample>();
    expect(after.case_id).toBeNull();
    const lines = await on.server.store.read
      .selectFrom('audit')
      .select(['after'])
      .where('kind', '=', 'sample')
      .where('object_id', '=', String(made.id))
      .execute();
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('"linked":"case"');
    expect(JSON.stringify(lines)).not.toContain('case_id');
  });

  test('the rights desk takes the link off, and the name of the person out of code and source', async () => {
    const id = await aCase();
    const made = await makeSample(on.server, {
      ...{ origin: 'remnant', case_id: id, code: 'Reste Teva', of_meal: true },
      results: [found({ reference: 'Letter of Teva' }), found({ method: 'RBA-F', reference: 'Made 2020' })],
    });
    await on.server.store.tx((trx) => unlinkSamples(trx, id, (text) => text.includes('Teva'), Date.now()));
    const after = (await on.server.get(`cw/sample/${made.id}/`, { as: EDITOR })).json<Sample>();
    expect(after).toMatchObject({ case_id: null, of_meal: false, code: `#${made.id}`, version: 2 });
    expect(after.results.map(({ reference }) => reference)).toEqual([null, 'Made 2020']);
  });
});
