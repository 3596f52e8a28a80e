import { call } from '@ciguawatch/shared/runtime/http/call';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { ALL_CASES } from '../../../case-filter/query-address';
import '../texts';
import { Uncounted } from './uncounted';

jest.mock('@ciguawatch/shared/runtime/http/call', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/http/call'),
  call: jest.fn(),
}));

beforeEach(() => {
  setRuntime();
  jest.mocked(call).mockReset();
});

const shown = (count: number, query = ALL_CASES, total: number | null = 40) => {
  jest.mocked(call).mockResolvedValue({ count, every: 500, anchors: [] } as never);
  renderWithRuntime(<Uncounted query={query} total={total} version={1} onShow={() => undefined} />);
};
const query = { ...ALL_CASES, filter: { case_eventdate: '2026-11' } };
const why = 'earlier,to_review,rejected,withdrawn,discarded,duplicate,deleted';

test('a list says how many of its cases the figures leave out, and leads to them', async () => {
  shown(16, query);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^16 of them are not in the figures of 20\d\d to 20\d\d\./,
  );
  expect(jest.mocked(call).mock.lastCall?.[1]).toMatchObject({
    params: { case_eventdate: '2026-11', counting: why },
  });
  const to = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Which ones, and why?' }).href);
  expect(Object.fromEntries(to.searchParams)).toEqual({ case_eventdate: '2026-11', counting: why });
});

test('where all count there is nothing to lead to', async () => {
  shown(0);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^All of them are in the figures of 20\d\d to 20\d\d\.$/,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('of one case it is said whether that one counts', async () => {
  shown(1, query, 1);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^It is not in the figures of 20\d\d to 20\d\d\. Which one, and why\?$/,
  );
});

test.each([0, null])(
  'of a list of %s cases nothing is said: there is none that could be all',
  async (total) => {
    shown(0, query, total);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test.each([
  { ...ALL_CASES, deleted: true },
  { ...ALL_CASES, filter: { counting: 'rejected' } },
])('a list of %j says nothing of it', (other) => {
  shown(3, other);
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});
