import { createBody } from '@ciguawatch/shared/api/report/report-body';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import englishPages from '../../../../locales/en_US.json';
import SentAgain from './sent-again';

jest.mock('./sent', () => ({
  Sent: ({ values }: { values: { age: number } }) => <p>Sent, age {values.age}</p>,
}));

const UUID = '3f0c2c52-2f4e-4e0e-9d3a-5a1f2f3c4d5e';
const values = { ...emptyReport(), case_location_id: 12, event_date: '2026-11-20', age: 33 };
const sent = (account: number | null): SentItem => ({
  uuid: UUID,
  call: 'report',
  account,
  id: 41,
  answer: { id: 41 },
  body: { case: createBody(values, UUID) },
  at: 0,
});

function open(account: number | null, user: number | null): void {
  runInAction(() => {
    outbox.sent = [sent(account)];
    outbox.ready = true;
  });
  renderWithRuntime(<SentAgain uuid={UUID} />, { user: user === null ? null : fakeUser({ id: user }) });
}

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));
beforeEach(() => jest.spyOn(outbox, 'load').mockResolvedValue());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['its account', 7, 7],
  ['nobody, of nobody', null, null],
  ['an account, of nobody', null, 8],
])('a sent report is opened again for %s', (_who, account, user) => {
  open(account, user);
  expect(screen.getByText('Sent, age 33')).toBeInTheDocument();
});

test.each([
  ['another account', 7, 8],
  ['nobody', 7, null],
])('a sent report of an account is not shown to %s', (_who, account, user) => {
  open(account, user);
  expect(screen.queryByText(/33/)).toBeNull();
  expect(screen.getByText('This report is no longer waiting')).toBeInTheDocument();
});

test('a report that is open closes when its account leaves', () => {
  open(7, 7);
  act(() => setRuntime());
  expect(screen.queryByText(/33/)).toBeNull();
});
