import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import { POST_PATH } from '@ciguawatch/shared/domain/posts/periods';
import type { Deps } from '../../deps';
import { sealToken } from '../../mail/sealed-links';
import { digest, hmacOf } from '../../security/hash';

/** Length of a token: 132 bits, short enough for a text message. */
const TOKEN_LENGTH = 22;

type Addressed = Pick<Post, 'id' | 'email' | 'sms'>;

/**
 * The token in the link of a post and period. It is derived and not stored, so that a reminder can carry the same one;
 * another address of the post gives another token.
 */
const tokenOf = (secret: string, { id, email, sms }: Addressed, first: string): string =>
  hmacOf(secret, JSON.stringify(['post', id, first, email, sms])).slice(0, TOKEN_LENGTH);

/** Hash by which the link of a post and period is found. */
export const linkHash = (secret: string, post: Addressed, first: string): string =>
  digest(tokenOf(secret, post, first));

/** Link of a post and period for a mail, its token sealed until the mail leaves. */
export const linkOf = (
  { secret, config }: Pick<Deps, 'secret' | 'config'>,
  post: Addressed,
  first: string,
): string => `${config.publicUrl}${POST_PATH}${sealToken(secret, tokenOf(secret, post, first))}`;
