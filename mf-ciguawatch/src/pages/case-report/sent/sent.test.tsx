import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { waitingItem } from '@ciguawatch/shared/testing/waiting-item';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import englishPages from '../../../../locales/en_US.json';
import { USUAL } from './sending-note';
import { Sent } from './sent';

jest.mock('./sent-paper', () => ({
  SentPaper: () => <p>The document</p>,
  Following: ({ stored }: { stored: boolean }) => <p>Next, {stored ? 'stored' : 'waiting'}</p>,
}));

const UUID = '3f0c2c52-2f4e-4e0e-9d3a-5a1f2f3c4d5e';
const item = (part: Partial<OutboxItem> = {}) => waitingItem(UUID, { body: {}, ...part });
const hold = (...items: OutboxItem[]) =>
  act(() =>
    runInAction(() => {
      outbox.items = items;
      outbox.sent = [];
      outbox.ready = true;
    }),
  );
const show = (how: Parameters<typeof renderWithRuntime>[1] = {}) =>
  renderWithRuntime(<Sent values={emptyReport()} uuid={UUID} onFix={() => {}} onAgain={() => {}} />, how);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));
afterEach(() => {
  hold();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows that it is sending, and after a few seconds that the page may be left', () => {
  jest.useFakeTimers();
  hold(item());
  show();
  expect(title()).toBe('Sending…');
  hold(item({ state: 'sending' }));
  expect(title()).toBe('Sending…');
  expect(screen.queryByText('The document')).toBeNull();
  act(() => void jest.advanceTimersByTime(USUAL - 1));
  expect(screen.queryByText(/You may leave/)).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText(/You may leave/)).toBeInTheDocument();
});

test.each<[string, Partial<OutboxItem>]>([
  ['an attempt that failed', { tries: 1, error: { code: 'network', status: 0 } }],
  ['a next attempt under way', { state: 'sending', tries: 1 }],
  ['an account that is not signed in', { account: 7 }],
])('after %s it is kept and waits, and can be tried at once', (_what, part) => {
  hold(item(part));
  show();
  expect(title()).toBe('Your report is kept on this device');
  expect(screen.getByText('The document')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try now' })).toBeInTheDocument();
  expect(screen.getByText('Next, waiting')).toBeInTheDocument();
});

test('a try that found no server says when it was and when the next one is', () => {
  const tried = new Date('2026-11-23T08:42:00').getTime();
  const error = { code: 'network', status: 0 } as const;
  hold(item({ tries: 3, tried, notBefore: tried + 5 * 60_000, error }));
  show();
  expect(screen.getByRole('status')).toHaveTextContent(
    /The try at 8:42\sAM\b.* Next try at 8:47\sAM\b.*, or as soon as/,
  );
  hold(item({ tries: 1, tried, notBefore: tried + 2000, error }));
  expect(screen.getByRole('status')).toHaveTextContent(/Next try in less than a minute/);
  // Back online, the report may be sent at once, so no time of a next attempt is shown.
  hold(item({ tries: 3, tried, notBefore: 0, error }));
  expect(screen.queryByText(/The try at/)).toBeNull();
  expect(screen.getByText(/will be sent as soon as the network allows/)).toBeInTheDocument();
});

test('without a network nothing is said to be on its way', () => {
  hold(item({ account: 7 }));
  show({ user: fakeUser({ id: 7 }), online: false });
  expect(title()).toBe('Your report is kept on this device');
  act(() => setRuntime({ user: fakeUser({ id: 7 }) }));
  expect(title()).toBe('Sending…');
});

test('the page of a report tells that nothing else needs to announce it, as long as it is shown', () => {
  hold(item());
  const { unmount } = show();
  expect([...outbox.watched]).toEqual([UUID]);
  unmount();
  expect([...outbox.watched]).toEqual([]);
});

test('with an implausible answer that was kept, it is said that the laboratory reads it first', () => {
  runInAction(() => {
    outbox.items = [];
    outbox.sent = [{ uuid: UUID, call: 'report', account: null, id: 9, answer: { id: 9 }, body: {}, at: 0 }];
    outbox.ready = true;
  });
  const { rerender } = renderWithRuntime(
    <Sent values={{ ...emptyReport(), age: 40 }} uuid={UUID} onFix={() => {}} onAgain={() => {}} />,
  );
  expect(screen.queryByText(/will read this report before counting it/)).toBeNull();
  rerender(<Sent values={{ ...emptyReport(), age: 999 }} uuid={UUID} onFix={() => {}} onAgain={() => {}} />);
  expect(screen.getByText(/will read this report before counting it/)).toBeInTheDocument();
});

const stored = {
  uuid: UUID,
  call: 'report',
  account: null,
  id: 9,
  answer: { id: 9 },
  body: {},
  at: 0,
} as const;

/** The patient's condition may have become worse: what to do about it is read before what else can be done. */
test.each<[string, () => void, string[]]>([
  [
    'stored',
    () => act(() => runInAction(() => Object.assign(outbox, { items: [], sent: [stored], ready: true }))),
    ['Next, stored', 'See the case map', 'New report'],
  ],
  [
    'waiting',
    () => hold(item({ tries: 1, error: { code: 'network', status: 0 } })),
    ['Next, waiting', 'See what is waiting', 'New report'],
  ],
  [
    'refused',
    () => hold(item({ state: 'refused', error: { code: 'wrong_type', status: 400 } })),
    ['See what is waiting', 'New report'],
  ],
])('of a %s report, the emergency line and the advice come before the next steps', (_what, put, next) => {
  jest.spyOn(config, 'emergency').mockReturnValue('15');
  put();
  const { container } = show();
  const text = container.textContent ?? '';
  const at = (words: string) => {
    expect(text).toContain(words);
    return text.indexOf(words);
  };
  const order = ['In an emergency, call 15', 'What now?', ...next].map(at);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
