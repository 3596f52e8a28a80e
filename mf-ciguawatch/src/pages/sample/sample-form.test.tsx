import { storedSample } from '../../samples/fixtures/stored-sample';
import { faultLines } from './fault-lines';
import { bodyOf, freshSample, patchOf, valuesOf } from './values';

test('a stored sample sends back what was read, without what the server made', () => {
  expect(patchOf(valuesOf(storedSample()))).toEqual({
    ...{ code: 'RAI-7', specie_id: 22, phenotype_id: null, species_text: null, location_id: 70 },
    ...{ caught_on: '2019-05', tissue: 'flesh', length_cm: 44, weight_g: null, origin: 'remnant' },
    ...{ case_id: 12, of_meal: true },
    results: [
      {
        ...{ method: 'RBA-F', analyte: 'CTX3C', unit: 'pg/g', qualifier: null, value: 900, lod: 4, loq: 10 },
        ...{ decision: null, tested_on: null, reference: null },
      },
    ],
  });
});

test('a decision that follows from the numbers goes on following, one of the laboratory stays', () => {
  const [result] = storedSample().results;
  if (!result) throw new Error('no result');
  const decisions = (['above', 'unclear'] as const).map(
    (decision) => valuesOf(storedSample({ results: [{ ...result, decision }] })).results[0]?.decision,
  );
  expect(decisions).toEqual([null, 'unclear']);
});

test('a fish of a survey names no case, and blank texts are unknown', () => {
  const values = { ...freshSample(4), code: ' A ', species_text: ' ', case_id: 12, of_meal: true };
  expect(bodyOf(values)).toMatchObject({ code: 'A', species_text: null, case_id: null, of_meal: false });
});

test('refusals say the field, of a result with its number', () => {
  const t = (key: string, vars?: object) => `${key} ${JSON.stringify(vars ?? '')}`;
  const lines = faultLines(
    { caught_on: 'date_future', 'results.1.unit': 'pattern', code: 'contradicts' },
    t,
    t,
  );
  expect(lines[0]).toContain('form.fault');
  expect(lines[1]).toMatch(/form\.resultFault.*"number":2/);
  expect(lines[2]).toContain('form.codeTaken');
});
