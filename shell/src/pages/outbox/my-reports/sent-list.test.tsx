import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import '../../../layout/frame/texts';
import { SentList } from './sent-list';

const sent = (part: Partial<SentItem>): SentItem => ({
  uuid: '5c4de1a0-7d0e-4c8e-9d0a-3f0a4a1d2b11',
  call: 'report',
  account: null,
  id: 41,
  answer: { id: 41 },
  body: {},
  at: Date.now(),
  ...part,
});
const mine = sent({ uuid: '00000000-0000-4000-8000-000000000001', account: 7, label: 'Hao', id: 71 });
const theirs = sent({ uuid: '00000000-0000-4000-8000-000000000002', account: 8, label: 'Rapa', id: 81 });
const nobodys = sent({ uuid: '00000000-0000-4000-8000-000000000003', label: 'Tubuai', id: 91 });

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const show = (items: SentItem[]) =>
  act(() =>
    runInAction(() => {
      outbox.sent = items;
    }),
  );

beforeEach(() => {
  setLanguage('en_US');
  show([mine, theirs, nobodys]);
});
afterEach(() => show([]));

test('a sent report is listed for its account, and an anonymous one for every visitor', () => {
  setRuntime({ user: fakeUser({ id: 7 }) });
  render(<SentList />);
  expect(names()).toEqual(['Hao', 'Tubuai']);
  expect(screen.queryByText(/81/)).toBeNull();
  act(() => setRuntime({ user: fakeUser({ id: 8 }) }));
  expect(names()).toEqual(['Rapa', 'Tubuai']);
  act(() => setRuntime());
  expect(names()).toEqual(['Tubuai']);
});

test('a list with reports of other accounts only is not shown at all', () => {
  setRuntime();
  show([mine, theirs]);
  const { container } = render(<SentList />);
  expect(container).toBeEmptyDOMElement();
});

test('a report sent the day before is listed only among the reports of the device', () => {
  setRuntime();
  show([sent({ uuid: nobodys.uuid, label: 'Tubuai', at: Date.now() - 24 * 3_600_000 - 1 })]);
  const { container } = render(<SentList />);
  expect(container).toBeEmptyDOMElement();
});
