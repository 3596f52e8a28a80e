import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen } from '@testing-library/react';
import { ALL_CASES } from '../../../case-filter/query-address';
import type { CaseListStore } from '../store/case-list-store';
import '../texts';
import { Arrivals } from './arrivals';

let tell: () => void = () => undefined;
jest.mock('@ciguawatch/shared/runtime/events/use-server-changes', () => ({
  useServerChanges: (_kinds: unknown, changed: () => void) => {
    tell = changed;
  },
}));

const harness = setUpPage();
const since = '2026-11-20T18:00:00.000Z';

function open(query: object, n: number) {
  harness.server.on('GET', 'cw/case/', {
    data: { results: [], next: null, previous: null, count: { n, more: false }, at: since },
  });
  const store = { query: { ...ALL_CASES, ...query }, since, refresh: jest.fn() };
  renderWithRuntime(<Arrivals store={store as unknown as CaseListStore} />);
  return store;
}
const asked = () =>
  harness.server.sent('cw/case/').map(({ path }) => new URLSearchParams(path.split('?')[1]));

test('what others sent since the list was read is counted with its filter, and shown on request', async () => {
  const store = open({ filter: { gender: 'F' } }, 3);
  expect([screen.getByRole('status').textContent, asked()]).toEqual(['', []]);
  act(() => tell());
  expect(await screen.findByText(/3 new cases/)).toBeInTheDocument();
  expect(Object.fromEntries(asked()[0] ?? [])).toMatchObject({
    gender: 'F',
    newer_than: since,
    by_others: 'true',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(store.refresh).toHaveBeenCalledTimes(1);
});

test('a list of cases newer than a later moment counts from there', async () => {
  open({ newerThan: '2026-11-20T19:00:00Z' }, 1);
  act(() => tell());
  await screen.findByText(/1 new case/);
  expect(asked()[0]?.get('newer_than')).toBe('2026-11-20T19:00:00Z');
});

test('deleted cases do not arrive', () => {
  open({ deleted: true }, 1);
  act(() => tell());
  expect(asked()).toEqual([]);
});
