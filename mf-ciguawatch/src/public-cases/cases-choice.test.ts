import {
  changedChoice,
  countFilters,
  filterOf,
  NO_CHOICE,
  readChoice,
  toggleValue,
  withAlerts,
  withYear,
  writeChoice,
  yearsOf,
} from './cases-choice';

test('a choice written to the address is read back unchanged', () => {
  const choice = {
    ...NO_CHOICE,
    years: [2024, 2025],
    months: [10, 11],
    islands: [73, 75],
    species: [1],
    meal: 'collective' as const,
    alerts: true,
  };
  const address = writeChoice(new URLSearchParams('view=1'), choice);
  expect(address.get('view')).toBe('1');
  expect(readChoice(address)).toEqual(choice);
});

test('the default choice leaves the address empty', () => {
  expect(writeChoice(new URLSearchParams(), NO_CHOICE).toString()).toBe('');
  expect(readChoice(new URLSearchParams())).toEqual(NO_CHOICE);
});

test('invalid filters are ignored', () => {
  const choice = readChoice(new URLSearchParams('years=soon&month=0,13,5,x&meal=banquet&island=-2,1.5'));
  expect(choice).toEqual({ ...NO_CHOICE, months: [5] });
});

test.each(['1e3', '0x7e8', '999', '10000', '1000000000', '2024.5'])('%s is no year and is ignored', (years) =>
  expect(readChoice(new URLSearchParams({ years }))).toEqual(NO_CHOICE),
);

test('years mean the latest four, all, or the chosen ones', () => {
  expect(yearsOf(NO_CHOICE, 2026)).toEqual([2023, 2024, 2025, 2026]);
  expect(yearsOf({ ...NO_CHOICE, years: 'all' }, 2026)).toEqual([]);
  expect(yearsOf({ ...NO_CHOICE, years: [2019] }, 2026)).toEqual([2019]);
});

test('"in alert" matches no island where there is no alert', () => {
  const choice = { ...NO_CHOICE, alerts: true, islands: [75] };
  const alerts = [{ island: 73, year: 2026, month: 11, count: 8 }];
  expect(filterOf(choice, 2026, { alerts }).islands).toEqual([73]);
  expect(filterOf(choice, 2026).islands).toEqual([-1]);
  expect(countFilters(choice)).toBe(2);
});

test('islands in alert are shown with the current month, not with four years', () => {
  const alerts = [{ island: 73, year: 2026, month: 11, count: 8 }];
  const asked = (part: Partial<typeof NO_CHOICE>) => {
    const { years, months } = filterOf({ ...NO_CHOICE, alerts: true, ...part }, 2026, { alerts });
    return [years, months];
  };
  expect(asked({})).toEqual([[2026], [11]]);
  expect(asked({ years: [2024], months: [10] })).toEqual([[2024], [10]]);
});

test('the alert switch selects its month and releases it again', () => {
  const now = [{ year: 2026, month: 11 }];
  const on = { ...NO_CHOICE, ...withAlerts(NO_CHOICE, true, now) };
  expect(on).toMatchObject({ alerts: true, years: [2026], months: [11] });
  expect({ ...on, ...withAlerts(on, false, now) }).toEqual(NO_CHOICE);
  const past = { ...NO_CHOICE, years: [2024], months: [10] };
  const chosen = { ...past, ...withAlerts(past, true, now) };
  expect(chosen).toEqual({ ...past, alerts: true });
  expect({ ...chosen, ...withAlerts(chosen, false, now) }).toEqual(past);
});

test('a group includes its species, because a report may name either', () => {
  const speciesOf = (phenotype: number) => (phenotype === 3 ? [31, 32] : []);
  const asked = filterOf({ ...NO_CHOICE, phenotypes: [3], species: [31, 9] }, 2026, { speciesOf });
  expect(asked).toMatchObject({ species: [31, 9, 32], phenotypes: [3] });
});

test('a value is added and removed', () => {
  expect(toggleValue([1, 3], 2)).toEqual([1, 2, 3]);
  expect(toggleValue([1, 3], 3)).toEqual([1]);
});

test('from the latest years one is chosen alone, then years are added and removed; removing the last means all', () => {
  expect(withYear(NO_CHOICE, 2024, 2026)).toEqual({ years: [2024] });
  expect(withYear({ ...NO_CHOICE, years: [2024] }, 2012, 2026)).toEqual({ years: [2012, 2024] });
  expect(withYear({ ...NO_CHOICE, years: [2023, 2024, 2025] }, 2026, 2026)).toEqual({ years: 'latest' });
  expect(withYear({ ...NO_CHOICE, years: [2024] }, 2024, 2026)).toEqual({ years: 'all' });
});

describe('a page that starts with a country', () => {
  const start = { ...NO_CHOICE, countries: [4] };
  const read = (query: string) => readChoice(new URLSearchParams(query), start).countries;
  const written = (part: Partial<typeof start>, from = start) =>
    writeChoice(new URLSearchParams(), changedChoice(from, part, start), start).toString();

  test('applies where the address names no place; another or all must be named', () => {
    expect(read('')).toEqual([4]);
    expect(read('years=all')).toEqual([4]);
    expect(read('country=7')).toEqual([7]);
    expect(read('country=all')).toEqual([]);
    expect(read('island=92')).toEqual([]);
    expect(read('country=4&island=92')).toEqual([4]);
  });

  test('leaves the address empty, which names only another country or all', () => {
    expect(written({})).toBe('');
    expect(written({ countries: [7] })).toBe('country=7');
    expect(written({ countries: [] })).toBe('country=all');
    expect(written({ countries: [4] }, { ...start, countries: [] })).toBe('');
  });

  test('gives way to an island, and returns when the last one is removed', () => {
    expect(written({ islands: [92] })).toBe('island=92');
    expect(written({ islands: [] }, { ...start, countries: [], islands: [92] })).toBe('');
    expect(written({ islands: [92] }, { ...start, countries: [7] })).toBe('country=7&island=92');
  });

  test('counts filters that differ from the default', () => {
    expect(countFilters(start, start)).toBe(0);
    expect(countFilters({ ...start, countries: [] }, start)).toBe(1);
    expect(countFilters({ ...start, countries: [], islands: [92] }, start)).toBe(1);
  });
});
