import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { waitingItem } from '@ciguawatch/shared/testing/waiting-item';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import '../../layout/frame/texts';
import OutboxPage from './outbox-page';

const item = (part: Partial<OutboxItem>) =>
  waitingItem('5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11', {
    body: { case: { case_eventtime: '2030-11-18T19:30' }, contact: null },
    ...part,
  });

const fillOutbox = (items: OutboxItem[]) =>
  act(() =>
    runInAction(() => {
      outbox.items = items;
    }),
  );

beforeEach(() => {
  setLanguage('en_US');
  fillOutbox([]);
});
afterEach(() => jest.restoreAllMocks());

test('says that nothing waits', () => {
  render(<OutboxPage />);
  expect(screen.getByRole('heading', { name: 'Nothing is waiting on this device' })).toBeInTheDocument();
});

test('a waiting report can be tried, reviewed, saved and deleted', async () => {
  fillOutbox([item({ label: 'Hao, red bass' })]);
  const retry = jest.spyOn(outbox, 'retry').mockResolvedValue(undefined);
  render(<OutboxPage />);
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByRole('heading', { name: 'Hao, red bass' })).toBeInTheDocument();
  expect(card.getByText(/19:30/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Try now, Hao, red bass' }));
  expect(retry).toHaveBeenCalledWith('5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11');
  expect(card.getByRole('link', { name: 'Review, Hao, red bass' })).toHaveAttribute(
    'href',
    '/ciguawatch/case/report/new?outbox=5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11',
  );
});

test('a refused report keeps its reason, and is deleted only after a question', async () => {
  fillOutbox([
    item({
      state: 'refused',
      error: { code: 'invalid_body', status: 400, fields: { case_eventtime: 'date_future' } },
    }),
  ]);
  const remove = jest.spyOn(outbox, 'remove').mockResolvedValue(undefined);
  render(<OutboxPage />);
  expect(screen.getByText(/^Refused:/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete, Report 5C4DE1A0' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Delete Report 5C4DE1A0?')).toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a refused item that cannot be changed offers no change', () => {
  fillOutbox([
    item({ call: 'withdraw', state: 'refused', error: { code: 'not_found', status: 404 }, label: 'Hao' }),
  ]);
  render(<OutboxPage />);
  expect(screen.getByText(/Ask the laboratory/)).toBeInTheDocument();
  expect(screen.queryByText(/Correct it/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Try now/ })).toBeNull();
});

test('an item of another account waits for that account', () => {
  fillOutbox([item({ account: 9 })]);
  render(<OutboxPage />);
  expect(screen.getByText(/belongs to another account/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Try now/ })).toBeNull();
});

test.each([
  ['before it was on its way, a report is only dropped', {}, /is lost/, 0],
  ['once the server turned it away, it is only dropped too', { left: 0, tries: 1 }, /is lost/, 0],
  [
    'once it was on its way, it is withdrawn too: a copy may have arrived',
    { left: 1, tries: 0 },
    /withdrawn at the laboratory too/,
    1,
  ],
])('deleted %s', async (_when, part, said, times) => {
  const uuid = '5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11';
  const body = { case: { case_uuid: uuid, case_eventtime: '2030-11-18' } };
  fillOutbox([item({ ...part, account: null, body, label: 'Hao' } as Partial<OutboxItem>)]);
  const order: string[] = [];
  const add = jest.spyOn(outbox, 'add').mockImplementation(async () => order.push('add') > 0);
  jest.spyOn(outbox, 'remove').mockImplementation(async () => void order.push('remove'));
  render(<OutboxPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete, Hao' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(said)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(add).toHaveBeenCalledTimes(times);
  expect(order).toEqual([...Array(times).fill('add'), 'remove']);
  if (times > 0)
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      call: 'withdraw',
      body: { case_uuid: uuid },
      account: null,
      label: 'Withdrawal: Hao',
    });
});
