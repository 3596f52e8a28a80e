import { UNREADABLE } from '../text/unreadable';
import type { NumberDefinition } from './field-definition';
import { type AskedField, definitionOf } from './report-fields';
import type { Fault } from './report-rules';
import {
  faultsOf,
  isUnusual,
  sectionFaults,
  unusualAnswers,
  unusualQuestion,
  yearsBefore,
} from './report-rules';
import { fieldOf, REVIEW_FIELDS, SECTION_FIELDS, SECTIONS, sectionOf } from './report-sections';
import {
  CONTACT_FIELDS,
  emptyReport,
  isUntouched,
  type ReportField,
  type ReportValues,
  withoutContact,
  withoutUnreadable,
} from './report-values';

/** 21 November 2026, 10:00 in Tahiti. */
const here = { now: Date.UTC(2026, 10, 21, 20), zone: 'Pacific/Tahiti' };
const whole = (more: Partial<ReportValues>): ReportValues => ({
  ...emptyReport(),
  case_location_id: 12,
  event_date: '2026-11-20',
  ...more,
});
const faults = (more: Partial<ReportValues>) => faultsOf(whole(more), here);

test('a place and a date are all that is required', () => {
  expect(faults({})).toEqual({});
  expect(faultsOf(emptyReport(), here)).toEqual({
    case_location_id: { code: 'required' },
    event_date: { code: 'required' },
  });
});

const INTEGERS: [ReportField, Partial<ReportValues>, number, number][] = [
  ['age', {}, -32_768, 32_767],
  ['history_nb', { history: '1' }, -32_768, 32_767],
  ['mass_poisoning_nb', { mass_poisoning: true }, -32_768, 32_767],
  ['gsympt_heart_rate', {}, -2_147_483_648, 2_147_483_647],
  ['gsympt_blood_pressure_pas', {}, -2_147_483_648, 2_147_483_647],
  ['gsympt_blood_pressure_pad', {}, -2_147_483_648, 2_147_483_647],
];

test.each(INTEGERS)('%s is a whole number in its range', (field, asked, min, max) => {
  const fault = (value: number) => faults({ ...asked, [field]: value })[field];
  expect([fault(min), fault(max), fault(0)]).toEqual([undefined, undefined, undefined]);
  expect(fault(min - 1)).toMatchObject({ code: 'too_small', min });
  expect(fault(max + 1)).toMatchObject({ code: 'too_large', max });
  // The message for a text that is no number gives an example within the plausible range.
  const { example, plausible } = definitionOf(field as AskedField) as NumberDefinition;
  expect(fault(1.5)).toEqual({ code: 'digits', example });
  expect(fault(Number.NaN)).toEqual({ code: 'wrong_type', example });
  expect(example).toBeGreaterThanOrEqual(plausible.min);
  expect(example).toBeLessThanOrEqual(plausible.max);
});

test('a temperature may have decimals, between -50 and 100 degrees', () => {
  const fault = (msympt_body_temp: number) => faults({ msympt_body_temp }).msympt_body_temp;
  expect([fault(37.5), fault(-50), fault(100)]).toEqual([undefined, undefined, undefined]);
  expect(fault(-50.1)).toEqual({ code: 'too_small', min: -50, example: 37.2 });
  expect(fault(100.1)).toEqual({ code: 'too_large', max: 100, example: 37.2 });
  expect(fault(Number.NaN)).toEqual({ code: 'wrong_type', example: 37.2 });
});

const TEXTS: [ReportField, Partial<ReportValues>, number][] = [
  ['case_purchase_place', {}, 255],
  ['med_place', { med_seen: 'yes' }, 200],
  ['gsympt_diagnostic', {}, 4000],
  ['gsympt_other_obs', {}, 4000],
  ['cont_name', {}, 200],
  ['cont_phone', {}, 20],
];

test.each(TEXTS)('%s has its greatest length in characters', (field, asked, length) => {
  const fault = (value: string) => faults({ ...asked, [field]: value })[field];
  expect(fault('🐟'.repeat(length))).toBeUndefined();
  expect(fault('a'.repeat(length + 1))).toEqual({ code: 'too_long', length });
});

test('of two phone numbers the signs between do not count, of any other text they do', () => {
  expect(faults({ cont_phone: '40 41 42 43 / 87 12 34 56' })).toEqual({});
  expect(faults({ cont_name: 'a b '.repeat(51) })).toEqual({ cont_name: { code: 'too_long', length: 200 } });
});

test('an e-mail is looked at without the blanks around it', () => {
  const fault = (cont_email: string) => faults({ cont_email }).cont_email;
  expect([fault(' hina@example.org '), fault('')]).toEqual([undefined, undefined]);
  expect(fault('hina@')).toEqual({ code: 'email' });
  expect(fault(`hina@${'pacific.'.repeat(31)}org`)).toEqual({ code: 'too_long', length: 254 });
  // The part before the sign has 64 letters at most (RFC 5321, 4.5.3.1.1).
  expect(fault(`${'a'.repeat(65)}@example.org`)).toEqual({ code: 'email' });
  // Only the first fault of an answer is reported.
  expect(fault('a'.repeat(255))).toEqual({ code: 'email' });
});

describe('dates', () => {
  const today = { event_date: '2026-11-21' };
  const CASES: [string, Partial<ReportValues>, Partial<Record<ReportField, Fault>>][] = [
    ['today', today, {}],
    ['tomorrow', { event_date: '2026-11-22' }, { event_date: { code: 'date_future' } }],
    ['no day', { event_date: '2026-02-30' }, { event_date: { code: 'date_invalid' } }],
    ['another century', { event_date: '1826-11-20' }, { event_date: { code: 'date_old' } }],
    [
      'a consultation of another century',
      { med_seen: 'yes', med_date: '1826-11-20' },
      { med_date: { code: 'date_old' } },
    ],
    ['the first day taken', { event_date: '1900-01-01' }, {}],
    ['unreadable', { event_date: UNREADABLE }, { event_date: { code: 'date_invalid' } }],
    ['the minute that runs', { ...today, event_clock: '10:00' }, {}],
    ['the next minute', { ...today, event_clock: '10:01' }, { event_clock: { code: 'date_future' } }],
    ['late yesterday', { event_clock: '23:59' }, {}],
    ['no hour', { event_clock: '24:00' }, { event_clock: { code: 'date_invalid' } }],
    // A date in the future is reported once; its hour is not checked as well.
    [
      'an hour of tomorrow',
      { event_date: '2026-11-22', event_clock: '08:00' },
      { event_date: { code: 'date_future' } },
    ],
    [
      'an hour without a day',
      { event_date: null, event_clock: '23:59' },
      { event_date: { code: 'required' } },
    ],
    [
      'a consultation tomorrow',
      { med_seen: 'yes', med_date: '2026-11-22' },
      { med_date: { code: 'date_future' } },
    ],
    [
      'a consultation on no day',
      { med_seen: 'yes', med_date: '2026-13-01' },
      { med_date: { code: 'date_invalid' } },
    ],
  ];
  test.each(CASES)('%s', (_name, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  test('are those of the place, not of the device', () => {
    const instant = Date.UTC(2026, 10, 21, 9, 30);
    const fault = (zone: string) => faultsOf(whole({ event_date: '2026-11-21' }), { now: instant, zone });
    expect(fault('Pacific/Tahiti')).toEqual({ event_date: { code: 'date_future' } });
    expect(fault('Pacific/Fiji')).toEqual({});
  });
});

describe('the value of a hidden question is no fault', () => {
  const HIDDEN: [ReportField, Partial<ReportValues>, Partial<ReportValues>][] = [
    ['history_nb', { history_nb: Number.NaN }, { history: '1' }],
    ['mass_poisoning_nb', { mass_poisoning_nb: 1.5 }, { mass_poisoning: true }],
    ['med_date', { med_date: '2027-01-01' }, { med_seen: 'yes' }],
    ['med_place', { med_place: 'a'.repeat(201) }, { med_seen: 'yes' }],
    ['event_clock', { event_clock: '99:99', time_known: false }, { time_known: true }],
    [
      'case_purchase_place',
      { case_purchase_place: 'a'.repeat(256), case_purchase_place_type: 'U' },
      { case_purchase_place_type: '3' },
    ],
  ];
  test.each(HIDDEN)('%s', (field, hidden, shown) => {
    expect(faults(hidden)).toEqual({});
    expect(Object.keys(faults({ ...hidden, ...shown }))).toEqual([field]);
  });

  test('nor is a value that a "no" or "unknown" hides', () => {
    expect(faults({ history: '2', history_nb: 1.5 })).toEqual({});
    expect(faults({ mass_poisoning: false, mass_poisoning_nb: 1.5 })).toEqual({});
    expect(faults({ med_seen: 'no', med_date: '2027-01-01' })).toEqual({});
    expect(faults({ med_seen: 'unknown', med_date: '2027-01-01' })).toEqual({});
  });

  test('a purchase place is checked before its kind is chosen, and its kind hides no other question', () => {
    expect(faults({ case_purchase_place: 'a'.repeat(256) })).toHaveProperty('case_purchase_place');
    expect(faults({ case_purchase_place_type: 'U', age: 1.5 })).toEqual({
      age: { code: 'digits', example: 34 },
    });
  });
});

test('a number at the edge of the plausible range needs no confirmation, one beyond does', () => {
  expect([0, 120, null, Number.NaN].map((age) => isUnusual('age', age))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isUnusual('mass_poisoning_nb', null)).toBe(false);
  expect([-1, 121].map((age) => isUnusual('age', age))).toEqual([true, true]);
  expect([25, 45, 24.9, 45.1].map((degrees) => isUnusual('msympt_body_temp', degrees))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('an implausible value needs a confirmation and is no fault', () => {
  const odd: Partial<ReportValues> = {
    age: 999,
    msympt_body_temp: 98.6,
    gsympt_blood_pressure_pas: 12,
    mass_poisoning: true,
    mass_poisoning_nb: 1,
    med_seen: 'yes',
    med_date: '2026-11-19',
  };
  expect(faults(odd)).toEqual({});
  expect(unusualAnswers(whole(odd), '2026-11-20')).toEqual([
    'age',
    'mass_poisoning_nb',
    'msympt_body_temp',
    'gsympt_blood_pressure_pas',
    'med_date',
  ]);
  expect(unusualAnswers(whole({ med_date: '2026-11-20', age: 34 }), '2026-11-20')).toEqual([]);
  expect(unusualAnswers({ med_date: '2026-11-19' }, null)).toEqual([]);
  expect(unusualAnswers({}, '2026-11-20')).toEqual([]);
  // A day before the first accepted one is an error already, so it is not "unusual" too.
  expect(unusualAnswers({ med_date: '1899-12-31' }, '2026-11-20')).toEqual([]);
  expect(unusualAnswers({ med_date: '1900-01-01' }, '2026-11-20')).toEqual(['med_date']);
});

describe('sections', () => {
  test('tell their faults in the order of the screen, and only theirs', () => {
    const found = faults({
      cont_email: 'x',
      age: 1.5,
      case_location_id: null,
      event_date: null,
    });
    expect(sectionFaults(1, found).map(({ field }) => field)).toEqual(['age', 'cont_email']);
    expect(sectionFaults(2, found)).toEqual([{ field: 'case_location_id', fault: { code: 'required' } }]);
    expect(sectionFaults(3, found)).toEqual([{ field: 'event_date', fault: { code: 'required' } }]);
    for (const section of [4, 5, 6] as const) expect(sectionFaults(section, found)).toEqual([]);
  });

  test('ask for each answer once', () => {
    const asked = [...SECTIONS.flatMap((section) => SECTION_FIELDS[section]), ...REVIEW_FIELDS];
    expect(new Set(asked).size).toBe(asked.length);
    const all = Object.keys(emptyReport()).filter((field) => field !== 'unsure' && field !== 'website');
    expect([...asked].sort()).toEqual(all.sort());
  });

  test('are found by field; a field of no section belongs to the last one', () => {
    for (const section of SECTIONS)
      for (const field of SECTION_FIELDS[section])
        expect([field, sectionOf(field)]).toEqual([field, section]);
    expect(sectionOf('website')).toBe(6);
    expect([
      fieldOf('case_eventtime'),
      fieldOf('age'),
      fieldOf('reminder_email'),
      fieldOf('case_uuid'),
    ]).toEqual(['event_date', 'age', 'reminder_email', null]);
  });
});

test('no question is answered beforehand: texts are empty, other values null, and the hour is expected', () => {
  const { time_known, unsure, ...rest } = emptyReport();
  expect([time_known, unsure]).toEqual([true, []]);
  for (const [field, value] of Object.entries(rest)) expect([field, value || null]).toEqual([field, null]);
});

test('a report is untouched until the first answer, "don’t know" included', () => {
  expect(isUntouched(emptyReport())).toBe(true);
  expect(isUntouched({ ...emptyReport(), age: 0 })).toBe(false);
  expect(isUntouched({ ...emptyReport(), time_known: false })).toBe(false);
  expect(isUntouched({ ...emptyReport(), sympt_fever: false })).toBe(false);
  expect(isUntouched({ ...emptyReport(), unsure: ['sympt_fever'] })).toBe(false);
});

test('the contact is removed as a whole, and no other answer', () => {
  const values = whole({ cont_name: 'Hina', cont_email: 'hina@example.org', cont_phone: '40', age: 30 });
  expect(withoutContact(values)).toEqual(whole({ age: 30 }));
  expect(CONTACT_FIELDS.map((field) => values[field])).toEqual(['Hina', 'hina@example.org', '40']);
});

test('an unreadable value becomes unanswered, the others are kept', () => {
  expect(withoutUnreadable(whole({ age: Number.NaN, event_clock: UNREADABLE, med_place: 'Fare' }))).toEqual(
    whole({ med_place: 'Fare' }),
  );
});

test.each([
  ['2026-11-20', 0],
  ['2025-11-21', 0],
  ['2025-11-20', 1],
  ['2006-11-20', 20],
  ['1901-01-01', 125],
  ['2027-01-01', 0],
  ['soon', 0],
  [null, 0],
])('a meal of %s was %d whole years before 20 November 2026', (day, years) => {
  expect(yearsBefore(day, '2026-11-20')).toBe(years);
});

test('a pressure in centimetres, as nurses say it, is told how it is written', () => {
  expect(unusualQuestion('gsympt_blood_pressure_pas', 12)).toBe('report.unusualPressure');
  expect(unusualQuestion('gsympt_blood_pressure_pad', 8)).toBe('report.unusualPressure');
  expect(unusualQuestion('gsympt_blood_pressure_pas', 320)).toBe('report.unusual');
  expect(unusualQuestion('gsympt_heart_rate', 8)).toBe('report.unusual');
});
