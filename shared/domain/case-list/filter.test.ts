import { CASE_LIST_COLUMNS, FILTER_COLUMNS, SHOWN_COLUMNS, SORT_COLUMNS } from './columns';
import { filterFaults, readFilter } from './filter';
import { readSort, writeSort } from './sort';

const parts = (name: Parameters<typeof readFilter>[0], text: string) => {
  const read = readFilter(name, text);
  return read.ok ? read.parts : read.code;
};

describe('a filter', () => {
  it.each([
    ['case_eventdate', '2026-11', [{ is: 'between', from: '2026-11-01', to: '2026-11-30' }]],
    ['case_eventdate', '2024..2026-03-05', [{ is: 'between', from: '2024-01-01', to: '2026-03-05' }]],
    ['case_eventdate', '2024-02', [{ is: 'between', from: '2024-02-01', to: '2024-02-29' }]],
    ['case_eventdate', '0099-02', [{ is: 'between', from: '0099-02-01', to: '0099-02-28' }]],
    ['case_eventdate', '..2026-03,none', [{ is: 'between', from: null, to: '2026-03-31' }, { is: 'none' }]],
    ['case_eventdate', '2025-02-29', 'date_invalid'],
    ['case_eventdate', '2025-13', 'date_invalid'],
    ['case_eventdate', '..', 'pattern'],
    ['age', '5', [{ is: 'between', from: 5, to: 5 }]],
    ['age', '-3..', [{ is: 'between', from: -3, to: null }]],
    ['age', '40000', 'too_large'],
    ['age', 'old', 'pattern'],
    ['gender', 'F,none', [{ is: 'value', value: 'F' }, { is: 'none' }]],
    ['gender', 'X', 'unknown_choice'],
    ['suspicion', 'rate', [{ is: 'value', value: 'rate' }]],
    ['mass_poisoning', 'true', [{ is: 'value', value: true }]],
    ['mass_poisoning', 'yes', 'unknown_choice'],
    ['place', '69', [{ is: 'value', value: 69 }]],
    ['place', '0', 'digits'],
    ['created_at', '2026-11-20T08:00:00Z..', [{ is: 'between', from: '2026-11-20T08:00:00Z', to: null }]],
    ['created_at', '2026-11-20', 'pattern'],
    ['created_at', '2026-11-20..', 'date_invalid'],
    ['created_at', '2026-13-20T08:00:00Z..', 'date_invalid'],
    ['med_place', '~chez mémé, Fare', [{ is: 'words', words: 'chez mémé, Fare' }]],
    ['med_place', 'Fare', 'pattern'],
    ['case_geom', 'any', [{ is: 'any' }]],
    ['case_geom', '1', 'pattern'],
    ['case_uuid', 'any', 'unknown_field'],
    ['gender', '', 'required'],
  ] as const)('of %s says %s', (name, text, wanted) => {
    expect(parts(name, text)).toEqual(wanted);
  });

  it('is named when it cannot be taken', () => {
    expect(filterFaults({ gender: 'X', constructor: 'a', age: '5', profile: undefined })).toEqual({
      gender: 'unknown_choice',
      constructor: 'unknown_field',
    });
    expect(parts('id', Array(201).fill('1').join(','))).toBe('too_long');
    expect(parts('id', '1'.repeat(2001))).toBe('too_long');
  });
});

describe('a sort', () => {
  it('is read and written', () => {
    const read = readSort('-case_eventdate,age');
    expect(read).toEqual({
      ok: true,
      keys: [
        { column: 'case_eventdate', descending: true },
        { column: 'age', descending: false },
      ],
    });
    expect(read.ok && writeSort(read.keys)).toBe('-case_eventdate,age');
    expect(readSort('')).toEqual({ ok: true, keys: [{ column: 'created_at', descending: true }] });
  });

  it('is refused when it is not offered', () => {
    for (const text of ['med_place', 'age,-age', 'toString', '--age', 'deleted_at', 'age,'])
      expect([text, readSort(text)]).toEqual([text, { ok: false, code: 'unknown_choice' }]);
    expect(readSort('id,age,created_at,changed_at')).toEqual({ ok: false, code: 'too_long' });
    expect(readSort('-deleted_at', true).ok).toBe(true);
  });
});

it('offers a filter or a sort of every column that is shown, and names the codes of each choice', () => {
  expect(SHOWN_COLUMNS).toContain('sympt_nausea');
  expect(FILTER_COLUMNS).toEqual(expect.arrayContaining(['place', 'severity', 'has_contact', 'med_date']));
  expect(SORT_COLUMNS).toEqual(expect.arrayContaining(['id', 'case_island', 'specie_id', 'severity']));
  for (const { kind, choices, texts } of Object.values(CASE_LIST_COLUMNS))
    expect([kind, Boolean(texts)]).toEqual([kind, kind === 'choice' && choices !== undefined]);
});
