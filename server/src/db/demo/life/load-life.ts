import type { Transaction } from 'kysely';
import { loadPlaces } from '../../../features/locations/load-places';
import { jsonb } from '../../json';
import type { DB } from '../../schema';
import { addAccountPast } from './accounts';
import { addAlerts } from './alerts';
import { addComments } from './bulletins';
import { addDeskWork } from './desk';
import { type DemoCase, dayOf, type Life, type Told } from './life';
import { addPairs } from './pairs';
import { tellResidents } from './places';
import { addPosts } from './posts';
import { addRequests } from './requests';
import { tellReviews } from './reviews';
import { addSamples } from './samples';
import { addPastChanges } from './species';
import { addTexts } from './texts';
import { writeTrail } from './trail';

/** Setting that holds the lines of the trail of the invented year. */
export const LIFE_KEY = 'demo-life';

/**
 * Adds what people of a laboratory did in the year before `now`: reviews, decided alerts and pairs, notes, proposals,
 * tested fish, answers of posts, comments, translations and requests. All of it is invented and says so. Once, and only
 * where nothing was decided yet: a demonstration that is in use keeps what it has.
 * @param now milliseconds since 1970 UTC
 */
export async function loadDemoLife(trx: Transaction<DB>, now: number): Promise<void> {
  const used = await trx.selectFrom('audit').select('id').limit(1).executeTakeFirst();
  const accounts = await trx
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('is_demo', '=', true)
    .execute();
  if (used || accounts.length === 0) return;
  const ids = new Map(accounts.map(({ id, email }) => [email, id]));
  const told: Told[] = [];
  const life: Life = {
    ...{ trx, now, cases: await demoCases(trx) },
    account: (name) => ids.get(`${name}@demo.example`) as number,
    tell: (one) => told.push(one),
  };
  const places = await loadPlaces(trx);
  tellReviews(life);
  await addAlerts(life, places);
  await addPairs(life);
  await addDeskWork(life);
  await addPastChanges(life);
  await addSamples(life);
  await addPosts(life);
  await addComments(life);
  await addAccountPast(life);
  await addTexts(life);
  await tellResidents(life);
  await addRequests(life);
  const lines = await writeTrail(trx, told, now);
  await trx
    .insertInto('setting')
    .values({ key: LIFE_KEY, value: jsonb(lines) })
    .execute();
}

async function demoCases(trx: Transaction<DB>): Promise<DemoCase[]> {
  const rows = await trx
    .selectFrom('case_report')
    .select(['id', 'case_island', 'case_country', 'review_state', 'created_at', 'case_eventdate'])
    .select('mass_poisoning_nb')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    island: row.case_island ?? 0,
    country: row.case_country ?? 0,
    isNew: row.review_state === 'new',
    sentAt: new Date(row.created_at).getTime(),
    date: row.case_eventdate ?? dayOf(new Date(row.created_at).getTime()),
    people: row.mass_poisoning_nb,
  }));
}
