import { countStatusOf } from './count-status';

const one = {
  review_state: 'new',
  duplicate_of: null,
  case_eventyear: 2024,
  deleted_at: null,
  discarded: null,
} as const;

it.each([
  [{}, 'counted'],
  [{ review_state: 'reviewed' }, 'counted'],
  [{ case_eventyear: 2023 }, 'counted'],
  [{ case_eventyear: 2022 }, 'earlier'],
  [{ case_eventyear: null }, 'earlier'],
  [{ review_state: 'to_review', case_eventyear: 2022 }, 'to_review'],
  [{ review_state: 'rejected' }, 'rejected'],
  [{ review_state: 'withdrawn' }, 'withdrawn'],
  [{ discarded: 'histamine', case_eventyear: 2022 }, 'discarded'],
  [{ review_state: 'rejected', discarded: 'other' }, 'rejected'],
  [{ review_state: 'rejected', duplicate_of: 3 }, 'duplicate'],
  [{ duplicate_of: 3, deleted_at: '2026-11-01T00:00:00Z' }, 'deleted'],
] as const)('of %j says %s', (change, counting) => {
  expect(countStatusOf({ ...one, ...change }, 2026)).toBe(counting);
});
