import { REVIEW_STATES, type ReviewState } from '../codes/choices';
import {
  BATCH_STATES,
  type ImportedState,
  needsReason,
  nextStates,
  standsForOthers,
  stepRefusal,
  TRANSITIONS,
} from './transitions';

it('has the steps of the product decisions and no other', () => {
  expect(Object.fromEntries(REVIEW_STATES.map((from) => [from, nextStates(from, 'editor')]))).toEqual({
    new: ['reviewed', 'to_review', 'rejected', 'withdrawn'],
    to_review: ['reviewed', 'rejected', 'withdrawn'],
    reviewed: ['to_review', 'rejected', 'withdrawn'],
    rejected: ['reviewed', 'to_review', 'withdrawn'],
    withdrawn: [],
  });
  expect(TRANSITIONS.filter(({ by }) => by.includes('reporter')).map(({ from, to }) => [from, to])).toEqual(
    ['new', 'reviewed', 'to_review', 'rejected'].map((from) => [from, 'withdrawn']),
  );
});

it('asks why whatever leads into a rejection or out of it, of editors', () => {
  const reasoned = TRANSITIONS.filter(({ reason }) => reason).map(({ from, to }) => `${from} ${to}`);
  expect(reasoned.sort()).toEqual([
    'new rejected',
    'rejected reviewed',
    'rejected to_review',
    'reviewed rejected',
    'to_review rejected',
  ]);
  expect([needsReason('new', 'reviewed'), needsReason('rejected', 'reviewed')]).toEqual([false, true]);
  expect([' ', null].map((reason) => stepRefusal('new', 'rejected', 'editor', reason))).toEqual([
    'reason',
    'reason',
  ]);
  expect(stepRefusal('new', 'rejected', 'editor', 'Doublon')).toBeNull();
});

it('refuses what it does not have, each by its own word', () => {
  for (const from of REVIEW_STATES)
    for (const to of REVIEW_STATES) {
      const known = TRANSITIONS.some((one) => one.from === from && one.to === to);
      const why =
        from === to ? 'unchanged' : from === 'withdrawn' ? 'withdrawn' : known ? null : 'transition';
      expect([from, to, stepRefusal(from, to, 'editor', 'Vu')]).toEqual([from, to, why]);
    }
  expect(stepRefusal('new', 'reviewed', 'reporter', null)).toBe('transition');
  expect(stepRefusal('rejected', 'withdrawn', 'reporter', null)).toBeNull();
});

it('lets no case stand for others in which it counts nowhere for good', () => {
  expect(REVIEW_STATES.filter(standsForOthers)).toEqual(['new', 'reviewed', 'to_review']);
});

it('has no withdrawing of several at once, nor in an import', () => {
  const imported: readonly ReviewState[] = BATCH_STATES satisfies readonly ImportedState[];
  expect(imported).toEqual(REVIEW_STATES.filter((state) => state !== 'withdrawn'));
});
