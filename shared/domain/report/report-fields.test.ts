import type { FieldDefinition, NumberDefinition } from './field-definition';
import { ASKED_FIELDS, definitionOf, fieldsOf, PLAIN_FIELDS, REPORT_FIELDS } from './report-fields';
import { emptyReport, isAsked, type ReportValues } from './report-values';

const answersOf = (field: FieldDefinition): readonly unknown[] =>
  field.kind === 'choice' ? field.choices : /yesNo|tick/.test(field.kind) ? [true, false] : [];

const CONDITIONS = ASKED_FIELDS.flatMap((field) => {
  const { after, unless } = definitionOf(field);
  return [after && ([field, ...after, true] as const), unless && ([field, ...unless, false] as const)].filter(
    (one) => one !== undefined,
  );
});

test('some questions depend on the answer to another one', () => {
  expect(CONDITIONS.map(([field]) => field)).toEqual([
    'history_nb',
    'case_purchase_place',
    'event_clock',
    'mass_poisoning_nb',
    'med_type',
    'med_place',
    'med_location_id',
    'med_date',
    'intensive_care',
  ]);
});

test.each(CONDITIONS)('%s hangs on %s being %s', (field, other, answer, shown) => {
  const question = ASKED_FIELDS.find((one) => one === other);
  if (!question) throw new Error(`${field} hangs on ${other}, which nobody asks`);
  expect(definitionOf(question).section).toBe(definitionOf(field).section);
  const answers = answersOf(definitionOf(question));
  expect(answers).toContain(answer);
  for (const given of answers)
    expect(isAsked(field, { ...emptyReport(), [other]: given } as ReportValues)).toBe(
      (given === answer) === shown,
    );
});

test.each(fieldsOf('whole', 'decimal'))(
  'what %s usually is is plausible, and that can be stored',
  (field) => {
    const { range, plausible, usual = plausible }: NumberDefinition = REPORT_FIELDS[field];
    const ends = [range.min, plausible.min, usual.min, usual.max, plausible.max, range.max];
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(usual.min).toBeLessThan(usual.max);
  },
);

test('contact, place and moment are no answers that a case holds as they were given', () => {
  expect(ASKED_FIELDS.filter((field) => !PLAIN_FIELDS.some((plain) => plain === field))).toEqual([
    'cont_name',
    'cont_email',
    'cont_phone',
    'case_location_id',
    'case_geom',
    'event_date',
    'event_clock',
    'time_known',
  ]);
});

test('what a field without an answer holds', () => {
  expect(emptyReport()).toMatchObject({
    age: null,
    cont_name: '',
    time_known: true,
    sympt_nausea: null,
    sympt_fever: null,
    specie_part_head: null,
    unsure: [],
    website: '',
  });
});
