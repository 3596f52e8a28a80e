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

it('the review table has the steps of the product decisions and no other', () => {
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

it('editors give a reason for every step into or out of a rejection', () => {
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

it('each refused step has its own reason', () => {
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

it('a rejected or withdrawn case cannot have duplicates', () => {
  expect(REVIEW_STATES.filter(standsForOthers)).toEqual(['new', 'reviewed', 'to_review']);
});

it('withdrawal is possible neither in a batch nor in an import', () => {
  const imported: readonly ReviewState[] = BATCH_STATES satisfies readonly ImportedState[];
  expect(imported).toEqual(REVIEW_STATES.filter((state) => state !== 'withdrawn'));
});
