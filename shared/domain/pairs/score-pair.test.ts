import symptomWeights from '../../../server/reference-data/demo-symptom-weights.json';
import { GRADED_SYMPTOMS } from '../codes/symptoms';
import type { EvidenceField } from './evidence/evidence';
import { SYMPTOM_PERCENT } from './evidence/symptoms';
import type { PairCase } from './pair-case';
import { pairContext } from './pair-context';
import { type PairScore, proposalOf, scorePair } from './score-pair';

const FREQUENT_FISH = 1;
const RARE_FISH = 2;
const context = pairContext({
  species: [
    [FREQUENT_FISH, 900],
    [RARE_FISH, 20],
    [3, 80],
  ],
  phenotypes: [
    [10, 920],
    [11, 80],
  ],
  islands: [
    [69, 800],
    [92, 150],
    [88, 50],
  ],
  groupOf: (specie) => (specie === 3 ? 11 : 10),
});

const one = (part: Partial<PairCase> = {}): PairCase => ({
  id: 1,
  case_archi: 68,
  case_island: 69,
  case_location: null,
  case_eventdate: '2026-11-20',
  case_eventclock: '19:30',
  ...part,
});
const score = (a: Partial<PairCase>, b: Partial<PairCase>) =>
  scorePair(one(a), one({ id: 2, ...b }), context);
const said = ({ evidence }: PairScore, field: EvidenceField) => evidence.find((each) => each.field === field);
const weights = (found: PairScore, field: EvidenceField) => {
  const { meal = 0, patient = 0 } = said(found, field) ?? {};
  return [Math.sign(Math.round(meal * 100)), Math.sign(Math.round(patient * 100))];
};

const table = {
  specie_id: RARE_FISH,
  case_purchase_place_type: '1',
  mass_poisoning: true,
  mass_poisoning_nb: 4,
} as const;
const patient = {
  ...table,
  gender: 'F',
  age: 34,
  history: '2',
  gsympt_delay: '4',
  ...Object.fromEntries(GRADED_SYMPTOMS.map((key, at) => [key, at % 3 === 0 ? '2' : 'N'])),
} as Partial<PairCase>;

test('two patients of one meal are proposed as one meal', () => {
  const found = score({ ...table, gender: 'F', age: 34 }, { ...table, gender: 'M', age: 41 });
  expect(proposalOf(found)).toBe('meal');
  expect(found.meal + found.patient + found.neither).toBeCloseTo(1);
});

test('a patient reported by themselves and by a nurse is proposed as one patient', () => {
  const found = score({ ...patient, profile: '2' }, { ...patient, profile: '1', case_eventclock: '20:00' });
  expect(proposalOf(found)).toBe('patient');
  expect(found.patient).toBeGreaterThan(0.95);
});

test('two reports that share the island and the day only are not proposed', () => {
  expect(proposalOf(score({ specie_id: RARE_FISH }, { specie_id: 3 }))).toBeNull();
  expect(proposalOf(score({}, {}))).toBeNull();
});

test('the order of the two cases does not matter', () => {
  const [a, b] = [one({ ...patient, age: 43 }), one({ id: 2, ...table, age: 34, gender: 'M' })];
  expect(scorePair(b, a, context)).toEqual(scorePair(a, b, context));
});

test('agreement on a rare fish or island weighs more than on a frequent one', () => {
  const fish = (specie_id: number) => said(score({ specie_id }, { specie_id }), 'product')?.meal ?? 0;
  expect(fish(RARE_FISH)).toBeGreaterThan(fish(FREQUENT_FISH) + 1);
  const island = (case_island: number) => said(score({ case_island }, { case_island }), 'place')?.meal ?? 0;
  expect(island(88)).toBeGreaterThan(island(69) + 1);
});

test('a kitchen serves one fish to several tables', () => {
  const diner = { specie_id: RARE_FISH, case_purchase_place_type: '4' } as const;
  const alone = { specie_id: RARE_FISH, case_purchase_place_type: 'U' } as const;
  const weight = (part: Partial<PairCase>) => said(score(part, part), 'product')?.meal ?? 0;
  expect(weight(diner)).toBeLessThan(weight(alone) - 1);
});

test.each([
  ['gender', { gender: 'F' }, { gender: 'M' }, [0, -1]],
  ['gender', { gender: 'F' }, { gender: 'F' }, [0, 1]],
  ['age', { age: 34 }, { age: 34 }, [0, 1]],
  ['age', { age: 34 }, { age: 35 }, [0, 1]],
  ['age', { age: 34 }, { age: 43 }, [0, 1]],
  ['age', { age: 34 }, { age: 60 }, [0, -1]],
  ['time', {}, { case_eventclock: '20:00' }, [1, 1]],
  ['time', {}, { case_eventclock: '08:00' }, [-1, -1]],
  ['time', {}, { case_eventdate: '2026-11-21' }, [-1, -1]],
  ['time', {}, { case_eventclock: null }, [1, 1]],
  ['table', { mass_poisoning: true }, { mass_poisoning: false }, [-1, -1]],
  ['table', { mass_poisoning: false }, { mass_poisoning: false }, [-1, 1]],
  ['table', table, { ...table, mass_poisoning_nb: 9 }, [-1, -1]],
  ['purchase', { case_purchase_place: 'Chez Roti' }, { case_purchase_place: 'magasin roti' }, [1, 1]],
  ['purchase', { case_purchase_place_type: 'U' }, { case_purchase_place_type: '2' }, [-1, -1]],
  ['product', { specie_id: 3 }, { specie_id: RARE_FISH }, [-1, -1]],
  ['product', { specie_id: 3 }, { phenotype_id: 11 }, [1, 1]],
  ['reporter', { profile: '2' }, { profile: '1' }, [-1, 1]],
  ['reporter', { profile: '2' }, { profile: '2' }, [0, -1]],
  ['onset', { gsympt_delay: '4' }, { gsympt_delay: '2' }, [-1, -1]],
  ['history', { history: '1' }, { history: '2' }, [0, -1]],
  ['parts', { specie_part_head: true }, { specie_part_eggs: true }, [-1, -1]],
  ['measured', { gsympt_heart_rate: 52 }, { gsympt_heart_rate: 52 }, [0, 1]],
  ['care', { med_type: '4' }, { med_type: '1' }, [0, -1]],
] as [EvidenceField, Partial<PairCase>, Partial<PairCase>, [number, number]][])(
  '%s: %j and %j weigh for or against meal and patient',
  (field, a, b, expected) => {
    expect([field, weights(score(a, b), field)]).toEqual([field, expected]);
  },
);

test('points of one bay support one meal, far points and another island oppose it', () => {
  const at = (lng: number) => ({
    case_geom: { type: 'Point' as const, coordinates: [lng, -17.6] as [number, number] },
  });
  const place = (a: Partial<PairCase>, b: Partial<PairCase>) => said(score(a, b), 'place');
  const same = place({}, {})?.meal ?? 0;
  expect(place(at(-149.5), at(-149.51))).toMatchObject({ outcome: 'near', value: 1 });
  expect(place(at(-149.5), at(-149.51))?.meal).toBeGreaterThan(same + 2);
  expect(place(at(-149.5), at(-149.3))?.meal).toBeLessThan(same - 1);
  expect(place({}, { case_island: 70 })?.outcome).toBe('island_other');
});

test('a value missing from one of the two reports is no evidence', () => {
  const bare = score(
    { ...patient, med_type: '4', profile: '1' },
    { case_island: null, case_eventdate: null },
  );
  expect(bare.evidence).toEqual([]);
  const unknown = { gender: 'U', history: 'U', gsympt_delay: '1', profile: 'U' } as const;
  expect(score({ ...patient, ...unknown }, { ...unknown }).evidence.map(({ field }) => field)).toEqual([
    'place',
    'time',
  ]);
});

test('shares of symptoms are those of the published profile', () => {
  expect(SYMPTOM_PERCENT).toEqual({ ...symptomWeights.published, ...symptomWeights.assumed });
});

test('a country with a few reports does not treat its first fish as the only one', () => {
  const few = pairContext({ species: [[1, 2]], phenotypes: [], islands: [[69, 2]], groupOf: () => null });
  expect(few.specieShare(1)).toBeLessThan(0.2);
  expect(few.specieShare(99)).toBeGreaterThan(0.01);
  expect(few.islandsAlike).toBeGreaterThan(0.05);
});
