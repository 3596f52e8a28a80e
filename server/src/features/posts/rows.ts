import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';

/** All that calls answer of a post. */
const posts = (db: Reader) =>
  db
    .selectFrom('post')
    .select([
      ...(['id', 'country', 'island', 'name', 'contact', 'email', 'sms'] as const),
      ...(['language', 'rhythm', 'starts', 'ends', 'version'] as const),
    ]);

/** Posts of some countries, by name. */
export const postsOf = (db: Reader, countries: readonly number[]): Promise<Post[]> =>
  posts(db)
    .where('country', 'in', [0, ...countries])
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Posts that report on a civil date or later, of all countries. */
export const postsOnDuty = (db: Reader, day: string): Promise<Post[]> =>
  posts(db)
    .where((eb) => eb.or([eb('ends', 'is', null), eb('ends', '>=', day)]))
    .orderBy('id')
    .execute();

/**
 * One post.
 * @throws HttpError 404, 403 for a country that the account does not manage
 */
export async function findPost(db: Reader, id: number, who: Operator): Promise<Post> {
  const post = await posts(db).where('id', '=', id).executeTakeFirst();
  if (!post) throw notFound();
  if (!managesCountry(who, post.country)) throw new HttpError(403, 'country_forbidden');
  return post;
}
