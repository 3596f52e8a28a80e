import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, cleanup, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import englishPages from '../../../../locales/en_US.json';
import type { ReportDraft } from '../../../report/report-draft';
import { reportBody } from '../../../report/report-send';
import FollowReport, { type Following } from './follow-report';

const begun = jest.fn();
jest.mock('./filling', () => ({
  Filling: (given: { draft: ReportDraft }) => {
    begun(given);
    return <p>The form</p>;
  },
}));
jest.mock('../sent/sent', () => ({ Sent: () => null }));

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const values: ReportValues = {
  ...emptyReport(),
  case_location_id: 69,
  event_date: '2026-11-18',
  event_clock: '19:30',
  time_known: true,
  specie_id: 22,
  case_purchase_place: 'Marché',
  mass_poisoning: true,
  mass_poisoning_nb: 4,
  age: 33,
  gender: 'F',
  sympt_nausea: '2',
  gsympt_other_obs: 'seule',
};
const codeOf = (n: number) => `CODE-${n}`;
const sent = (n: number, ties: object = {}): SentItem => ({
  uuid: uuid(n),
  call: 'report',
  account: null,
  id: 40 + n,
  answer: {},
  body: reportBody(values, uuid(n), { receipt_code: codeOf(n), ...ties }),
  at: 0,
});

async function open(n: number, following: Following): Promise<ReportDraft | undefined> {
  cleanup();
  begun.mockClear();
  renderWithRuntime(<FollowReport uuid={uuid(n)} following={following} />);
  await act(async () => undefined);
  await screen.findByText(/The form|no longer on this device/);
  return begun.mock.calls[0]?.[0].draft;
}
const hold = (items: SentItem[], waiting: object[] = []) =>
  runInAction(() => {
    outbox.sent = items;
    outbox.items = waiting as OutboxItem[];
    outbox.ready = true;
  });

beforeAll(() => addMessages('ciguawatch', { en_US: englishPages }));
beforeEach(() => {
  jest.spyOn(outbox, 'load').mockResolvedValue();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a correction opens at the review with every answer, names what it corrects, and is a report of its own', async () => {
  hold([sent(1, { same_meal_as: uuid(9) })]);
  const draft = await open(1, 'corrects');
  expect(draft).toMatchObject({
    section: 6,
    ties: { corrects: uuid(1), receipt_code: codeOf(1), same_meal_as: uuid(9) },
  });
  expect(draft?.values).toMatchObject({ age: 33, sympt_nausea: '2', event_clock: '19:30' });
  expect(draft?.uuid).not.toBe(uuid(1));
  expect(screen.getByText(/You are correcting the report No\. 41\./)).toBeInTheDocument();
});

test('another patient has the meal and nothing of the first; all name the first report of the meal', async () => {
  hold([sent(1)]);
  const second = await open(1, 'same_meal_as');
  const { age, gender, sympt_nausea, gsympt_other_obs, ...meal } = values;
  expect(second?.values).toEqual({ ...emptyReport(), ...meal });
  expect(second).toMatchObject({ section: 1, ties: { same_meal_as: uuid(1) } });
  hold([sent(2, { same_meal_as: uuid(1) })]);
  expect((await open(2, 'same_meal_as'))?.ties).toEqual({ same_meal_as: uuid(1) });
});

test('health staff reports the next patient as such, a relative of the first is nobody known of the next', async () => {
  for (const [profile, then] of [
    ['1', '1'],
    ['3', null],
  ] as const) {
    hold([{ ...sent(1), body: reportBody({ ...values, profile }, uuid(1), {}) }]);
    expect((await open(1, 'same_meal_as'))?.values.profile).toBe(then);
    localStorage.clear();
  }
});

test('a report that waits has a meal, and is corrected where it waits; one that was taken back has neither', async () => {
  const waiting = { ...sent(3), state: 'queued', id: undefined };
  hold([], [waiting]);
  expect((await open(3, 'same_meal_as'))?.ties).toEqual({
    same_meal_as: uuid(3),
    same_meal_code: codeOf(3),
  });
  expect(await open(3, 'corrects')).toBeUndefined();
  hold([sent(1), { ...sent(4), call: 'withdraw', body: { case_uuid: uuid(1) } }]);
  expect(await open(1, 'same_meal_as')).toBeUndefined();
});
