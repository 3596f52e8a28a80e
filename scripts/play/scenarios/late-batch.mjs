import { randomUUID } from 'node:crypto';
import { forEditors, INVENTED, islandOf } from './marks.mjs';

const ISLANDS = ['Raiatea', 'Hao', 'Tubuai'];
const ROWS = 24;
const DAY = 86_400_000;
/** Meals are two to nine months old. */
const YOUNGEST_DAYS = 60;
const STEP_DAYS = 9;

/**
 * A list of 24 reports that arrives now, of meals of past months, as cases to review.
 * @param now milliseconds since 1970 UTC
 */
export async function makeLateBatch(call, now = Date.now()) {
  const islands = [];
  for (const name of ISLANDS) islands.push(await islandOf(call, name));
  const dateOf = (n) => new Date(now - (YOUNGEST_DAYS + n * STEP_DAYS) * DAY).toISOString().slice(0, 10);
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    line: n + 2,
    ref: `late-${n + 1}`,
    case_location_id: islands[n % islands.length],
    event_date: dateOf(n),
    age: 18 + ((n * 7) % 60),
    gender: n % 2 === 0 ? 'F' : 'M',
    phenotype_id: 1 + (n % 9),
    sympt_tinglings: n % 3 === 0 ? '3' : '1',
    gsympt_other_obs: INVENTED,
  }));
  await call('cases_editor', 'POST', 'cw/case/import/', {
    ...{ uuid: randomUUID(), dry_run: false, state: 'to_review', rows },
    ...{ source: INVENTED, file: 'demonstration-inventee-invented.csv', mapping: { columns: [] } },
  });
  return {
    open: forEditors('/ciguawatch/case/report/list?review_state=to_review'),
    tell: [`A list of ${ROWS} reports arrived whose meals were two to nine months ago; all wait for review.`],
    oldest: dateOf(ROWS - 1),
    youngest: dateOf(0),
  };
}
