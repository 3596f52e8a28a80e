import type { IssuedReport, IssueNote, IssueWrite } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { ReportIssueTable } from '../../db/schema/monthly';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { manages, type Who } from '../../http/who';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { fullName } from '../users/full-name';
import { bulletinAlerts } from './bulletin-alerts';
import { reportContentOf } from './content';
import { issuedContent } from './issued-content';

const NOTE = [
  'id',
  'country',
  'year',
  'month',
  'kind',
  'number',
  'at',
  'user_name',
  'digest',
  'comment_erased_at',
] as const;

const noteOf = ({
  month,
  at,
  user_name,
  comment_erased_at,
  ...rest
}: Pick<Selectable<ReportIssueTable>, (typeof NOTE)[number]>): IssueNote => ({
  ...rest,
  month: month === 0 ? null : month,
  at: at.toISOString(),
  by: user_name,
  comment_erased_at: comment_erased_at?.toISOString() ?? null,
});

/** What was issued of a period, the latest first. */
export async function issuesOf(db: Reader, { country, year, month }: ReportPeriod): Promise<IssueNote[]> {
  const rows = await db
    .selectFrom('report_issue')
    .select(NOTE)
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(noteOf);
}

/**
 * One issue of a bulletin, with its content.
 * @throws HttpError 404 when there is none, 403 when it is of a country the person does not manage
 */
export async function issuedReport(db: Reader, who: Who, id: number): Promise<IssuedReport> {
  const row = await db
    .selectFrom('report_issue')
    .select([...NOTE, 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such report.');
  if (!manages(who, row.country)) throw new HttpError(403, 'country_forbidden');
  const { content, ...note } = row;
  return { note: noteOf(note), content: issuedContent(content) };
}

const changedMeanwhile = () =>
  new HttpError(409, 'conflict', { message: 'The figures, the alerts or the comment changed meanwhile.' });

/** The comment as it stands, which nobody erases before the transaction ends. */
async function heldText(trx: Transaction<DB>, { country, year, month }: ReportPeriod): Promise<string> {
  const row = await trx
    .selectFrom('report_comment')
    .select('text')
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('version', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst();
  return row?.text ?? '';
}

/**
 * Issues a report as its issuer saw it. Issuing the same content again answers the issue there is.
 * @throws HttpError 409 when the content is another one by now
 */
export async function issueReport(
  deps: Deps,
  places: PlaceIndex,
  who: Who,
  { country, year, month, kind, digest }: IssueWrite,
): Promise<IssueNote> {
  const period = { country, year, month };
  const written = await reportContentOf(deps, places, period, kind);
  if (written.digest !== digest) throw changedMeanwhile();
  return deps.store.tx(async (trx) => {
    if ((await heldText(trx, period)) !== written.content.comment) throw changedMeanwhile();
    const alerts = await bulletinAlerts(trx, period, kind, true);
    if (JSON.stringify(alerts) !== JSON.stringify(written.content.alerts)) throw changedMeanwhile();
    const [last] = (await issuesOf(trx, period)).filter((issue) => issue.kind === kind);
    if (last?.digest === digest && last.comment_erased_at === null) return last;
    const user = await trx
      .selectFrom('app_user')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow();
    const row = await trx
      .insertInto('report_issue')
      .values({
        ...period,
        month: month ?? 0,
        kind,
        number: (last?.number ?? 0) + 1,
        at: new Date(deps.clock.now()),
        user_id: who.id,
        user_name: fullName(user),
        digest,
        content: written.text,
      })
      .onConflict((conflict) => conflict.columns(['country', 'year', 'month', 'kind', 'number']).doNothing())
      .returning(NOTE)
      .executeTakeFirst();
    if (!row) throw new HttpError(409, 'conflict', { message: 'Somebody issued it at the same moment.' });
    const note = noteOf(row);
    await audit(trx, {
      at: deps.clock.now(),
      user: who.id,
      kind: 'report',
      object_id: note.id,
      action: 'issue',
      after: { year, month, kind, number: note.number, digest },
      country,
    });
    return note;
  });
}
