import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import '../../../layout/frame/texts';
import '../outbox-page';
import LoadedLink from './loaded-link';
import MyReportsPage from './my-reports-page';

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const CODE = '22222222222223';
const sent = (n: number, part: Partial<SentItem> = {}, ties: object = {}): SentItem => ({
  uuid: uuid(n),
  call: 'report',
  account: null,
  id: 40 + n,
  answer: {},
  body: { case: { case_uuid: uuid(n), receipt_code: CODE, case_eventtime: '2030-11-18', ...ties } },
  at: Date.now(),
  label: `Place ${n}`,
  ...part,
});
const withdrawal = (n: number) =>
  ({
    uuid: `withdraw-${uuid(n)}`,
    call: 'withdraw',
    account: null,
    body: { case_uuid: uuid(n), receipt_code: CODE },
  }) as const;
const show = (items: SentItem[], waiting: object[] = []) =>
  act(() =>
    runInAction(() => {
      outbox.sent = items;
      outbox.items = waiting as OutboxItem[];
      outbox.ready = true;
    }),
  );
const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.nextSibling?.textContent]);

beforeEach(() => {
  setLanguage('en_US');
  setRuntime();
  Object.assign(new FakeServer(), { down: true });
  show([]);
});
afterEach(() => {
  jest.restoreAllMocks();
  show([]);
});

test('each report shows its state; a withdrawn one, or one being withdrawn, offers no action', () => {
  show(
    [
      sent(1),
      sent(2, {}, { corrects: uuid(1) }),
      sent(3, {}, { same_meal_as: uuid(1) }),
      sent(4),
      sent(5),
      sent(6, {}, { corrects: uuid(5) }),
      { ...sent(7), ...withdrawal(5), id: null },
    ],
    [withdrawal(4)],
  );
  render(<MyReportsPage />);
  expect(cards()).toEqual([
    ['No. 41', 'Received'],
    ['No. 42', 'To be read'],
    ['No. 43', 'Received'],
    ['No. 44', 'Withdrawal waiting'],
    ['No. 45', 'Withdrawn'],
    ['No. 46', 'Withdrawn'],
  ]);
  expect(screen.getByText('Corrects no. 41.')).toBeInTheDocument();
  expect(screen.getByText('Same meal as no. 41.')).toBeInTheDocument();
  const offered = screen.getAllByRole('link', { name: /^Correct, / });
  expect(offered.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((n) => `/ciguawatch/case/report/new?corrects=${uuid(n)}`),
  );
  const meals = screen.getAllByRole('link', { name: /^Another patient of the same meal, / });
  expect(meals.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((n) => `/ciguawatch/case/report/new?meal=${uuid(n)}`),
  );
});

test('the state of a withdrawal is shown: requested, granted, or refused, after which all actions return', () => {
  const wish = (n: number, state: string) => ({ ...sent(9), ...withdrawal(n), id: null, answer: { state } });
  show(
    [
      sent(1),
      sent(2),
      sent(3),
      sent(4),
      sent(5, {}, { corrects: uuid(3) }),
      wish(1, 'asked'),
      wish(2, 'granted'),
      wish(3, 'refused'),
      wish(4, 'refused'),
    ],
    [withdrawal(4)],
  );
  render(<MyReportsPage />);
  expect(cards()).toEqual([
    ['No. 41', 'Withdrawal requested'],
    ['No. 42', 'Withdrawn'],
    ['No. 43', 'Kept by the laboratory'],
    ['No. 44', 'Withdrawal waiting'],
    ['No. 45', 'To be read'],
  ]);
  expect(screen.getByText(/The laboratory has agreed: this report no longer counts/)).toBeInTheDocument();
  expect(screen.getByText(/The laboratory refused: the report still counts/)).toBeInTheDocument();
  const ways = [/^Correct, /, /^PDF, /].flatMap((name) => screen.getAllByRole('link', { name }));
  const names = [...ways, ...screen.getAllByRole('button', { name: /^Withdraw, / })].map((way) =>
    way.getAttribute('aria-label'),
  );
  expect(names).toEqual(
    ['Correct', 'PDF', 'Withdraw'].flatMap((way) => [`${way}, No. 43`, `${way}, No. 45`]),
  );
});

test('each report shows its receipt code in groups; one without a code is left to the laboratory', () => {
  show([sent(1), sent(2, {}, { receipt_code: undefined })]);
  render(<MyReportsPage />);
  expect(screen.getAllByText('2222 2222 2222 23')).toHaveLength(1);
  expect(screen.getByText(/sent before receipt codes existed/)).toBeInTheDocument();
  for (const [role, name] of [
    ['link', /^Correct, /],
    ['button', /^Withdraw, /],
  ] as const)
    expect(screen.getAllByRole(role, { name }).map((one) => one.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/No\. 41$/),
    ]);
});

test('a reviewed report counts until the laboratory agrees to its withdrawal, and says so', () => {
  show([sent(1), { ...sent(2), ...withdrawal(1), id: null, answer: { state: 'asked' } }]);
  render(<MyReportsPage />);
  expect(cards()).toEqual([['No. 41', 'Withdrawal requested']]);
  expect(
    screen.getByText(/Until then, the report counts\. Your contact details are erased/),
  ).toBeInTheDocument();
});

test('a report is withdrawn only after a confirmation, under the account that sent it', async () => {
  setRuntime({ user: fakeUser({ id: 7 }) });
  show([sent(1, { account: 7 })]);
  const add = jest.spyOn(outbox, 'add').mockResolvedValue(true);
  render(<MyReportsPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw, No. 41' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/cannot bring it back/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(add).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw, No. 41' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: /^Withdraw no\.\s41$/ }));
  expect(add.mock.calls).toEqual([[{ ...withdrawal(1), account: 7, label: 'Withdrawal: Place 1' }]]);
});

test('the link to the page is shown while the visitor has reports', () => {
  show([sent(1, { account: 8 })]);
  const { container } = render(<LoadedLink look="card" />);
  expect(container).toBeEmptyDOMElement();
  show([sent(1, { account: 8 }), sent(2)]);
  expect(screen.getByRole('link', { name: /My reports/ })).toHaveAttribute('href', '/my-reports');
  expect(screen.getByText('1 kept on this device')).toBeInTheDocument();
});

describe('an arrived report', () => {
  const arrive = (item: SentItem) =>
    act(() =>
      runInAction(() => {
        outbox.arrived = item;
      }),
    );
  let said: jest.SpyInstance;
  beforeEach(() => {
    said = jest.spyOn(toasts, 'success').mockReturnValue(1);
    render(<LoadedLink look="bar" />);
  });

  test('is announced once, with its number and the page that shows it', () => {
    arrive(sent(1));
    cleanup();
    render(<LoadedLink look="bar" />);
    expect(said.mock.calls).toEqual([
      [
        'Report sent, no. 41',
        'Place 1',
        [
          { label: 'Receipt and PDF', to: `/ciguawatch/case/report/new?sent=${uuid(1)}` },
          { label: 'My reports', to: '/my-reports' },
        ],
      ],
    ]);
    arrive({ ...sent(2), ...withdrawal(1), id: null });
    expect(said).toHaveBeenLastCalledWith('Report withdrawn', 'Place 2');
  });

  test('is not announced on a page that announces it itself, nor to another account', () => {
    outbox.watched.add(uuid(3));
    arrive(sent(3));
    outbox.watched.clear();
    arrive(sent(4, { account: 9 }));
    expect(said).not.toHaveBeenCalled();
  });

  test('is announced when the visitor is back on the page', () => {
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    arrive(sent(5));
    expect(said).not.toHaveBeenCalled();
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(said).toHaveBeenCalledTimes(1);
  });
});

test('where reports wait and none has left, the page says that none has left, not that none is kept', () => {
  show([], [{ uuid: uuid(1), call: 'report', account: null, body: {}, state: 'queued', label: 'Place 1' }]);
  render(<MyReportsPage />);
  expect(screen.getByText('1 item is waiting')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No report has been sent yet');
  expect(screen.queryByText('No report is kept')).toBeNull();
  show([], [withdrawal(4)]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No report is kept');
});
