import { runInAction } from 'mobx';
import { domEvent, type EventName } from '../../../contract/events';
import { FakeChannel } from '../../../testing/fakes/fake-channel';
import { outbox } from '../../outbox/outbox';
import { followChanges } from './follow-changes';

const tell = (event: EventName) => window.dispatchEvent(new Event(domEvent(event)));
const sent = (...uuids: string[]) =>
  runInAction(() => {
    outbox.sent = uuids.map((uuid) => ({
      uuid,
      call: 'report',
      account: null,
      id: 1,
      answer: {},
      body: {},
      at: 0,
    }));
  });
const copy = () => ({ renew: jest.fn(async () => {}) });

let close: () => void;
let otherTab: FakeChannel;
let receivedChanges: unknown[];
let cases: ReturnType<typeof copy>;
let species: ReturnType<typeof copy>;
let groups: ReturnType<typeof copy>;
const renewed = () => [cases, species, groups].map(({ renew }) => renew.mock.calls.length);

beforeEach(() => {
  sent();
  close = FakeChannel.install();
  receivedChanges = [];
  otherTab = new FakeChannel('ciguawatch.changes');
  otherTab.addEventListener('message', ({ data }) => receivedChanges.push(data));
  [cases, species, groups] = [copy(), copy(), copy()];
  followChanges({ 'case:changed': [cases], 'species:changed': [species, groups] });
});
afterEach(() => close());

test('a change in this tab refreshes the copies that hold it, here and in the other tabs', () => {
  tell('species:changed');
  expect(renewed()).toEqual([0, 1, 1]);
  tell('case:changed');
  expect(renewed()).toEqual([1, 1, 1]);
  expect(receivedChanges).toEqual(['species:changed', 'case:changed']);
});

test('a change in another tab refreshes this one, and is not announced again', () => {
  otherTab.postMessage('species:changed');
  otherTab.postMessage('location:changed');
  expect(renewed()).toEqual([0, 1, 1]);
  expect(receivedChanges).toEqual([]);
});

test('each received report refreshes the cases once, and forgetting one refreshes nothing', () => {
  const logged = jest.spyOn(console, 'error');
  sent('a');
  sent('b', 'a');
  sent('b');
  expect(renewed()).toEqual([2, 0, 0]);
  sent();
  expect(renewed()).toEqual([2, 0, 0]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
