import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';

/** How each token begins, so that people and scanners of secrets recognise one. */
export const TOKEN_PREFIX = 'cgw_';

/**
 * The personal token that a request carries: as the bearer token, or as the password of HTTP Basic for programs that
 * know nothing else.
 */
export function personalTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme = '', value = ''] = headers.authorization?.split(' ') ?? [];
  const text = scheme.toLowerCase() === 'basic' ? passwordOf(value) : value;
  return text.startsWith(TOKEN_PREFIX) ? text : undefined;
}

/** Password of HTTP Basic: what follows the first colon (RFC 7617, section 2). */
function passwordOf(value: string): string {
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Revokes every token of a person. */
export async function revokeTokens(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<DB>,
  user: number,
): Promise<void> {
  await trx
    .updateTable('personal_token')
    .set({ revoked_at: new Date(clock.now()) })
    .where('user_id', '=', user)
    .where('revoked_at', 'is', null)
    .execute();
}
