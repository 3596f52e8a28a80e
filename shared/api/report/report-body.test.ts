import * as z from 'zod/mini';
import { faultsOf, isUnusual, sectionFaults } from '../../domain/report/report-rules';
import {
  fieldOf,
  REVIEW_FIELDS,
  SECTION_FIELDS,
  SECTIONS,
  sectionOf,
} from '../../domain/report/report-sections';
import {
  emptyReport,
  isUntouched,
  type ReportValues,
  withoutUnreadable,
} from '../../domain/report/report-values';
import { UNREADABLE } from '../../domain/text/unreadable';
import { type CaseFull, caseCreate, contactCreate } from '../schemas/case';
import { contactBody, contentOf, createBody, patchOf, valuesOf, valuesOfBody } from './report-body';
import { mergeEdits, resolvedPatch } from './report-merge';

const UUID = '3f0c2c52-2f4e-4e0e-9d3a-5a1f2f3c4d5e';
const here = { now: Date.UTC(2026, 10, 21, 20), zone: 'Pacific/Tahiti' };
const answered = (more: Partial<ReportValues> = {}): ReportValues => ({
  ...emptyReport(),
  case_location_id: 12,
  event_date: '2026-11-20',
  event_clock: '19:30',
  sympt_nausea: '2',
  ...more,
});
const row = (values: ReportValues, more: Partial<CaseFull> = {}): CaseFull =>
  ({
    ...contentOf(values),
    id: 1,
    case_eventtime: '2026-11-21T05:30:00Z',
    case_eventdate: values.event_date,
    case_eventclock: values.time_known ? values.event_clock : null,
    version: 1,
    ...more,
  }) as unknown as CaseFull;

test('the body of a report fits the call and holds only answers', () => {
  const body = createBody(answered(), UUID);
  expect(z.safeParse(caseCreate, body).success).toBe(true);
  expect(body).toEqual({
    case_uuid: UUID,
    case_location_id: 12,
    case_eventtime: '2026-11-20T19:30',
    time_known: true,
    sympt_nausea: '2',
  });
});

test('an unknown hour sends the bare day, a filled trap is sent on', () => {
  const body = createBody(answered({ time_known: false, website: 'http://x.example' }), UUID);
  expect(body).toMatchObject({
    case_eventtime: '2026-11-20',
    time_known: false,
    website: 'http://x.example',
  });
});

test('an infant’s months go with their years, and a report queued before they existed has none', () => {
  const infant = answered({ age: 0, age_months: 8 });
  expect(createBody(infant, UUID)).toMatchObject({ age: 0, age_months: 8 });
  expect(valuesOf(row(infant))).toMatchObject({ age: 0, age_months: 8 });
  expect(valuesOfBody(createBody(infant, UUID))).toMatchObject({ age: 0, age_months: 8 });
  const { age_months: _, ...before } = createBody(answered({ age: 34 }), UUID);
  expect(valuesOfBody(before)).toMatchObject({ age: 34, age_months: null });
  expect(patchOf(infant, { ...infant, age: 34, age_months: null })).toEqual({ age: 34, age_months: null });
  expect(patchOf(infant, { ...infant, age_months: 9 })).toEqual({ age_months: 9 });
});

test('answers hidden behind another one are left out', () => {
  const body = createBody(
    answered({
      history: '2',
      history_nb: 4,
      mass_poisoning: false,
      mass_poisoning_nb: 3,
      med_seen: 'no',
      med_place: 'Fare',
    }),
    UUID,
  );
  expect(body).not.toHaveProperty('history_nb');
  expect(body).not.toHaveProperty('mass_poisoning_nb');
  expect(body).not.toHaveProperty('med_place');
});

test('a contact is made only when something was given', () => {
  expect(contactBody(answered({ cont_name: '  ' }), UUID)).toBeNull();
  const contact = contactBody(answered({ cont_email: ' a@b.pf ' }), UUID);
  expect(contact).toEqual({ case_uuid: UUID, cont_name: null, cont_email: 'a@b.pf', cont_phone: null });
  expect(z.safeParse(contactCreate, contact).success).toBe(true);
});

it.each([
  'Pacific/Pago_Pago',
  'Pacific/Tahiti',
  'Pacific/Marquesas',
  'Pacific/Tongatapu',
  'Pacific/Kiritimati',
])('a saved case of %s comes back as it was answered', () => {
  const values = answered({
    med_seen: 'yes',
    med_type: '4',
    med_date: '2026-11-21',
    age: 34,
    history: '1',
    history_nb: 2,
  });
  expect(valuesOf(row(values))).toEqual(values);
  expect(patchOf(values, valuesOf(row(values)))).toBeNull();
});

test('a patch holds the changed fields, the hour together with the flag whether it is known', () => {
  const before = answered();
  expect(patchOf(before, { ...before, age: 30 })).toEqual({ age: 30 });
  expect(patchOf(before, { ...before, time_known: false })).toEqual({
    case_eventtime: '2026-11-20',
    time_known: false,
  });
  expect(patchOf({ ...before, age: 30 }, before)).toEqual({ age: null });
});

test('two edits are merged, and only fields changed by both need a choice', () => {
  const base = row(answered({ age: 30 }));
  const patch = { age: 31, gender: 'F', case_eventtime: '2026-11-20', time_known: false } as const;
  const current = row(answered({ age: 32, event_clock: '20:15', gsympt_diagnostic: 'x' }), { version: 2 });
  const merge = mergeEdits(base, patch, current);
  expect(merge.conflicts.map((one) => [one.field, one.before, one.mine, one.theirs])).toEqual([
    ['age', 30, 31, 32],
    ['case_eventtime', '2026-11-20T19:30', '2026-11-20', '2026-11-20T20:15'],
  ]);
  expect(merge.mine).toEqual(['gender']);
  expect(merge.theirs).toEqual(['gsympt_diagnostic']);
  expect(resolvedPatch(patch, { age: 'mine', case_eventtime: 'theirs' })).toEqual({ age: 31, gender: 'F' });
});

test('the same change made twice is no conflict', () => {
  const base = row(answered());
  expect(mergeEdits(base, { age: 5 }, row(answered({ age: 5 })))).toEqual({
    conflicts: [],
    mine: [],
    theirs: [],
  });
});

test('only the place and the date are required', () => {
  const faults = faultsOf(emptyReport(), here);
  expect(faults).toEqual({ case_location_id: { code: 'required' }, event_date: { code: 'required' } });
  expect(sectionFaults(2, faults).map((one) => one.field)).toEqual(['case_location_id']);
  expect(faultsOf(answered(), here)).toEqual({});
});

it.each([
  [{ event_date: '2026-11-22' }, 'event_date', 'date_future'],
  [{ event_date: '2026-02-30' }, 'event_date', 'date_invalid'],
  [{ event_date: '2026-11-21', event_clock: '23:00' }, 'event_clock', 'date_future'],
  [{ cont_email: 'teva@mail' }, 'cont_email', 'email'],
  [{ age: Number.NaN }, 'age', 'wrong_type'],
  [{ age: 3.5 }, 'age', 'digits'],
  [{ age: 40000 }, 'age', 'too_large'],
  [{ cont_phone: '123456789012345678901' }, 'cont_phone', 'too_long'],
  [{ msympt_body_temp: 101 }, 'msympt_body_temp', 'too_large'],
  [{ med_seen: 'yes', med_date: '2030-01-01' }, 'med_date', 'date_future'],
] as [Partial<ReportValues>, keyof ReportValues, string][])('%j is refused', (more, field, code) => {
  expect(faultsOf(answered(more), here)[field]?.code).toBe(code);
});

test('the value of a hidden question is no fault', () => {
  const hidden = {
    history: '2',
    history_nb: Number.NaN,
    mass_poisoning: false,
    mass_poisoning_nb: 1e9,
    med_seen: 'no',
    med_date: UNREADABLE,
    time_known: false,
    event_clock: UNREADABLE,
  } as const;
  expect(faultsOf(answered(hidden), here)).toEqual({});
});

test('a date or an hour that cannot be read is a fault, and is not kept with a draft', () => {
  const values = answered({
    event_clock: UNREADABLE,
    med_seen: 'yes',
    med_date: UNREADABLE,
    age: Number.NaN,
  });
  expect(faultsOf(values, here)).toMatchObject({
    event_clock: { code: 'date_invalid' },
    med_date: { code: 'date_invalid' },
  });
  expect(withoutUnreadable(values)).toMatchObject({
    event_clock: null,
    med_date: null,
    age: null,
    sympt_nausea: '2',
  });
});

test.each(['yes', 'no', 'unknown'] as const)(
  '%s to a doctor or nurse is kept as it was answered',
  (med_seen) => {
    const values = answered({ med_seen });
    expect(contentOf(values)).toMatchObject({ med_seen, med_type: null });
    expect(valuesOf(row(values)).med_seen).toBe(med_seen);
  },
);

test('a place of care in a report from before the answer was kept says that somebody was seen', () => {
  const values = answered({ med_seen: 'yes', med_place: 'Fare' });
  expect(valuesOf({ ...row(values), med_seen: null }).med_seen).toBe('yes');
  expect(valuesOf({ ...row(values), med_seen: null, med_place: null }).med_seen).toBeNull();
});

test('"don’t know" to a yes-no question makes a draft, and no answer of the case', () => {
  const values = { ...emptyReport(), unsure: ['sympt_fever'] as const };
  expect(isUntouched(values)).toBe(false);
  expect(isUntouched(emptyReport())).toBe(true);
  expect(contentOf(answered({ unsure: ['sympt_fever'] }))).not.toHaveProperty('unsure');
});

test('unusual numbers are pointed out, not refused', () => {
  expect(isUnusual('age', 130)).toBe(true);
  expect(isUnusual('age', 34)).toBe(false);
  expect(isUnusual('msympt_body_temp', null)).toBe(false);
  expect(faultsOf(answered({ age: 130 }), here)).toEqual({});
});

test('every answer belongs to exactly one section', () => {
  const placed = [...SECTIONS.flatMap((section) => SECTION_FIELDS[section]), ...REVIEW_FIELDS];
  const all = Object.keys(emptyReport()).filter((field) => field !== 'website' && field !== 'unsure');
  expect([...placed].sort()).toEqual(all.sort());
  expect(sectionOf('med_date')).toBe(3);
  expect(fieldOf('case_eventtime')).toBe('event_date');
  expect(fieldOf('nonsense')).toBeNull();
});

test('a report without answers is untouched', () => {
  expect(isUntouched(emptyReport())).toBe(true);
  expect(isUntouched(answered())).toBe(false);
});

test('a report handed over comes back as it was answered', () => {
  const values = answered({
    age: 34,
    med_seen: 'yes',
    med_place: 'Fare',
    specie_part_head: true,
    specie_part_eggs: false,
    cont_name: 'Teva',
  });
  expect(valuesOfBody(createBody(values, UUID), contactBody(values, UUID))).toEqual(values);
  const unknown = answered({ event_clock: null, time_known: false });
  expect(valuesOfBody(createBody(unknown, UUID))).toEqual(unknown);
});
