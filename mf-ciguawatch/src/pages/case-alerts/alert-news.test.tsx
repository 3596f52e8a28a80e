import type { AlertPage } from '@ciguawatch/shared/api/schemas/alert';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AlertNews } from './alert-news';
import { filterOf } from './choice';
import '../../texts';
import './texts';

let tell: () => void = () => undefined;
jest.mock('@ciguawatch/shared/runtime/events/use-server-changes', () => ({
  useServerChanges: (_kinds: unknown, changed: () => void) => {
    tell = changed;
  },
}));

const harness = setUpPage();
const CHOICE = { state: 'open', rule: null, island: null, year: 2026, note: '', page: 1, alert: 5 } as const;
const pageOf = (count: number, decided = 0) =>
  ({
    ...{ results: [], count, page: 1, page_size: 50, years: [2026], islands: [] },
    states: { open: count - decided, verified: decided, discarded: 0 },
  }) as unknown as AlertPage;

function open(found: AlertPage) {
  harness.server.on('GET', 'cw/alert/', { data: found });
  const onShow = jest.fn();
  renderWithRuntime(<AlertNews filter={filterOf(CHOICE)} shown={pageOf(3)} onShow={onShow} />);
  return onShow;
}
const asked = () => harness.server.sent('cw/alert/').map(({ path }) => path.split('?')[1]);

test('alerts raised since the log was read are counted with its filter, and shown on request', async () => {
  const onShow = open(pageOf(5));
  expect([screen.getByRole('status').textContent, asked()]).toEqual(['', []]);
  act(() => tell());
  expect(await screen.findByText(/2 new alerts/)).toBeInTheDocument();
  expect(Object.fromEntries(new URLSearchParams(asked()[0]))).toMatchObject({ state: 'open', year: '2026' });
  expect(onShow).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onShow.mock.calls).toEqual([[pageOf(5)]]);
});

test('alerts that a colleague decided are said to have changed', async () => {
  open(pageOf(3, 1));
  act(() => tell());
  expect(await screen.findByText(/Alerts have changed/)).toBeInTheDocument();
});

test('where the log shows it already there is no news', async () => {
  open(pageOf(3));
  act(() => tell());
  await waitFor(() => expect(asked()).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('');
});
