import { demoUuid } from '../invented';
import { DAY_MS, editorOf, type Life } from './life';

const YEAR_MS = 365 * DAY_MS;
/** Days after a report on which it was reviewed, at least and at most. */
const FASTEST_DAYS = 2;
const SPREAD_DAYS = 38;
/** No decision is younger, so that nobody finds one that they seem to have made just now. */
const LATEST_DAYS = 2;

/** The reviews of a year: each reviewed report once, those of one day and country as one decision. */
export function tellReviews(life: Life): void {
  for (const [at, one] of life.cases.entries()) {
    if (one.isNew || life.now - one.sentAt > YEAR_MS) continue;
    const days = FASTEST_DAYS + ((at * 11) % SPREAD_DAYS);
    const reviewedAt = Math.min(one.sentAt + days * DAY_MS, life.now - LATEST_DAYS * DAY_MS);
    const daysAgo = Math.floor((life.now - reviewedAt) / DAY_MS);
    const before = { review_state: 'new' };
    life.tell({
      line: {
        ...{ at: reviewedAt, user: editorOf(life, one.country), kind: 'case', object_id: one.id },
        ...{ action: 'review', before, after: { review_state: 'reviewed' }, country: one.country },
      },
      decision: {
        id: demoUuid('60', daysAgo * 100 + one.country),
        ...{ kind: 'review', target: 'reviewed', object: one.id, before },
      },
    });
  }
}
