import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { periodOf, type Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { bulkWrite } from '../../reference/bulk';
import { demoUuid, INVENTED, invented } from '../invented';
import { DAY_MS, dayOf, FRENCH_POLYNESIA, type Life } from './life';

/** Days of the past half year, which the page of posts shows. */
const SHOWN_DAYS = 180;

const POSTS: readonly { letter: string; island: number; rhythm: Rhythm }[] = [
  { letter: 'A', island: 92, rhythm: 'weekly' },
  { letter: 'B', island: 120, rhythm: 'monthly' },
  { letter: 'C', island: 106, rhythm: 'monthly' },
];

const uuidOf = (at: number) => demoUuid('62', at);
/** Identifiers of the posts. */
export const DEMO_POSTS = POSTS.map((_, at) => uuidOf(at));

/**
 * Posts that no place has, without an address, and what they answered for half a year. Each period was answered, so that
 * no month counts as silent; two questions about silence, of which one is open.
 */
export async function addPosts(life: Life): Promise<void> {
  const { trx, now } = life;
  const startedAt = now - (SHOWN_DAYS + 20) * DAY_MS;
  const stored = await trx
    .insertInto('post')
    .values(
      POSTS.map(({ letter, island, rhythm }, at) => ({
        ...{ uuid: uuidOf(at), body_hash: uuidOf(at), country: FRENCH_POLYNESIA, island, rhythm },
        ...{ name: invented(`Poste ${letter}`, `Post ${letter}`), contact: '', email: null, sms: null },
        ...{ language: 'fr_FR', starts: dayOf(startedAt), ends: null, created_at: new Date(startedAt) },
      })),
    )
    .returning(['id', 'uuid', 'rhythm'])
    .execute();
  await bulkWrite(
    trx,
    'post_period',
    stored.flatMap(({ id, rhythm }) => answered(id, rhythm, now)),
  );
  for (const { id, uuid, rhythm } of stored)
    life.tell({
      line: {
        ...{ at: startedAt, user: life.account('cases_editor'), kind: 'post', object_id: id },
        ...{ action: 'create', after: { name: INVENTED, uuid, rhythm }, country: FRENCH_POLYNESIA },
      },
    });
}

/** The periods of half a year that were asked about; the last one is open until its answer is due. */
function answered(post_id: number, rhythm: Rhythm, now: number) {
  const periods = [];
  const first = periodOf(rhythm, dayOf(now - SHOWN_DAYS * DAY_MS));
  const hour = (last: string, time: string) => new Date(`${daysAfter(last, 1)}T${time}:00Z`);
  // Nobody is asked before the evening after the period.
  for (
    let one = first;
    hour(one.last, '18:00').getTime() <= now;
    one = periodOf(rhythm, daysAfter(one.last, 1))
  )
    periods.push({
      ...{ post_id, first: one.first, last: one.last, asked_at: hour(one.last, '18:00') },
      answered_at: daysAfter(one.last, 2) < dayOf(now) ? hour(one.last, '21:30') : null,
    });
  return periods;
}
