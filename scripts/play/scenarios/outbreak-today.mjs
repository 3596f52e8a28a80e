import { randomUUID } from 'node:crypto';
import { civilTime, forEditors, INVENTED, islandOf } from './marks.mjs';

const ISLAND = 'Rangiroa';
/** The threshold of an island is five. */
const REPORTS = 7;
/** Verified at once, so that the public reads of an outbreak too. */
const REVIEWED = 2;
const MINUTE = 60_000;

/**
 * Seven reports of different meals of one island within the last hour, two of them reviewed.
 * @param now milliseconds since 1970 UTC
 */
export async function makeOutbreak(call, now = Date.now()) {
  const island = await islandOf(call, ISLAND);
  const made = [];
  for (let n = 0; n < REPORTS; n++)
    made.push(
      await call('cases_editor', 'POST', 'cw/pcase/create/', {
        case_uuid: randomUUID(),
        case_location_id: island,
        case_eventtime: civilTime(now - (n + 1) * 7 * MINUTE),
        age: 24 + n * 6,
        gender: n % 2 === 0 ? 'F' : 'M',
        phenotype_id: 1 + n,
        sympt_tinglings: '2',
        gsympt_other_obs: INVENTED,
      }),
    );
  const cases = [];
  for (const { id } of made.slice(0, REVIEWED)) {
    const { version } = await call('cases_editor', 'GET', `cw/casesingle/${id}/`);
    cases.push({ id, version });
  }
  await call('cases_editor', 'POST', 'cw/case/batch/', { action: 'review', review_state: 'reviewed', cases });
  return {
    open: forEditors(`/ciguawatch/case/alerts?island=${island}`),
    tell: [`${REPORTS} reports of ${ISLAND} arrived within an hour; the alert is raised within seconds.`],
    island,
    cases: made.map(({ id }) => id),
  };
}
