import type { CommentWrite, ReportComment } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import { fullName } from '../users/full-name';

/** What stands where nobody has written yet. */
const NOTHING: ReportComment = { version: 0, text: '', at: null, by: null, erased_at: null };

/** Every version of a period's comment, the latest first. */
export async function allComments(
  db: Reader,
  { country, year, month }: ReportPeriod,
): Promise<ReportComment[]> {
  const rows = await db
    .selectFrom('report_comment as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['c.version', 'c.text', 'c.at', 'c.erased_at', 'u.first_name', 'u.last_name', 'u.email'])
    .where('c.country', '=', country)
    .where('c.year', '=', year)
    .where('c.month', '=', month ?? 0)
    .orderBy('c.version', 'desc')
    .execute();
  return rows.map(({ version, text, at, erased_at, ...user }) => ({
    version,
    text,
    at: at.toISOString(),
    by: fullName(user),
    erased_at: erased_at?.toISOString() ?? null,
  }));
}

/** The comment as it stands. */
export const latestComment = async (db: Reader, period: ReportPeriod): Promise<ReportComment> =>
  (await allComments(db, period))[0] ?? NOTHING;

/**
 * Writes the next version. Two writers that saw the same one: the second is told what the first wrote.
 * @throws HttpError 409 with the latest version
 */
export async function writeComment(deps: Deps, who: Who, body: CommentWrite): Promise<ReportComment> {
  const { country, year, month, version, text } = body;
  return deps.store.tx(async (trx) => {
    const held = await latestComment(trx, body);
    const next = version + 1;
    const kept =
      held.version === version &&
      (await trx
        .insertInto('report_comment')
        .values({
          country,
          year,
          month: month ?? 0,
          version: next,
          text: text.trim(),
          at: new Date(deps.clock.now()),
          user_id: who.id,
        })
        .onConflict((conflict) => conflict.columns(['country', 'year', 'month', 'version']).doNothing())
        .returning('id')
        .executeTakeFirst());
    const current = await latestComment(trx, body);
    if (!kept) throw new HttpError(409, 'conflict', { message: 'Somebody wrote it meanwhile.', current });
    return current;
  });
}
