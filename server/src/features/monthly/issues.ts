import type { IssuedReport, IssueNote, IssueWrite } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { civilOf, instantOf } from '@ciguawatch/shared/domain/time/timezone';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { ReportIssueTable } from '../../db/schema/monthly';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { manages, type Who } from '../../http/who';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { fullName } from '../users/full-name';
import { bulletinAlerts } from './bulletin-alerts';
import { printedComments } from './comments';
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

const reports = sql<number>`(content::jsonb #>> '{figures,statistics,reports}')::int`.as('reports');

type Edition = Pick<Selectable<ReportIssueTable>, (typeof NOTE)[number]> & { reports: number };

const periodKey = ({ country, year, month, kind }: Edition) => [country, year, month, kind].join();

/** Editions, each with the one that it replaces. */
function notesOf(editions: readonly Edition[]): IssueNote[] {
  const known = new Map(editions.map((one) => [`${periodKey(one)} ${one.number}`, one]));
  return editions.map(({ user_name, comment_erased_at, ...one }) => {
    const before = known.get(`${periodKey({ user_name, comment_erased_at, ...one })} ${one.number - 1}`);
    return {
      ...one,
      month: one.month === 0 ? null : one.month,
      at: one.at.toISOString(),
      by: user_name,
      comment_erased_at: comment_erased_at?.toISOString() ?? null,
      replaces: before ? { number: before.number, reports: before.reports } : null,
    };
  });
}

/** What was issued of a period, the latest first. */
export async function issuesOf(db: Reader, { country, year, month }: ReportPeriod): Promise<IssueNote[]> {
  const rows = await db
    .selectFrom('report_issue')
    .select([...NOTE, reports])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('id', 'desc')
    .execute();
  return notesOf(rows);
}

/**
 * One issue of a bulletin, with its content.
 * @throws HttpError 404 when there is none, 403 when it is of a country the person does not manage
 */
export async function issuedReport(db: Reader, who: Who, id: number): Promise<IssuedReport> {
  const row = await db
    .selectFrom('report_issue')
    .select(['country', 'year', 'month', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such report.');
  if (!manages(who, row.country)) throw new HttpError(403, 'country_forbidden');
  const { content, month, ...period } = row;
  const notes = await issuesOf(db, { ...period, month: month === 0 ? null : month });
  return { note: notes.find((one) => one.id === id) as IssueNote, content: issuedContent(content) };
}

/** An edition as everybody may read it: its day, not its time, and without who issued it, which editors alone are told. */
const openNote = (note: IssueNote, zone: string): IssueNote => {
  const day = { ...civilOf(Date.parse(note.at), zone), hour: 0, minute: 0 };
  return { ...note, at: new Date(instantOf(day, zone)).toISOString(), by: null };
};

/** Every edition of the reports for distribution of a country, the latest period and edition first. */
export async function bulletins(db: Reader, places: PlaceIndex, country: number): Promise<IssueNote[]> {
  const rows = await db
    .selectFrom('report_issue')
    .select([...NOTE, reports])
    .where('country', '=', country)
    .where('kind', '=', 'distribution')
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const zone = zoneOf(places, country);
  return notesOf(rows).map((note) => openNote(note, zone));
}

/**
 * An edition for distribution, for everybody.
 * @throws HttpError 404 when there is none, or it is internal
 */
export async function bulletin(db: Reader, places: PlaceIndex, id: number): Promise<IssuedReport> {
  const row = await db
    .selectFrom('report_issue')
    .select(['country', 'content'])
    .where('id', '=', id)
    .where('kind', '=', 'distribution')
    .executeTakeFirst();
  const note = row && (await bulletins(db, places, row.country)).find((one) => one.id === id);
  if (!note) throw notFound('There is no such bulletin.');
  const content = issuedContent(row.content);
  // Copies of before hold the days of meals, which are published nowhere.
  const squares = note.month === null ? content.figures.squares : [];
  return { note, content: { ...content, figures: { ...content.figures, squares } } };
}

const changedMeanwhile = () =>
  new HttpError(409, 'conflict', { message: 'The figures, the alerts or the comment changed meanwhile.' });

/** The comments as they would be printed, which nobody erases before the transaction ends. */
async function heldComments(trx: Transaction<DB>, { country, year, month }: ReportPeriod) {
  const rows = await trx
    .selectFrom('report_comment')
    .select(['lang', 'text'])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('version', 'desc')
    .forShare()
    .execute();
  return printedComments(rows);
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
    const comments = await heldComments(trx, period);
    if (JSON.stringify(comments) !== JSON.stringify(written.content.comments)) throw changedMeanwhile();
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
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new HttpError(409, 'conflict', { message: 'Somebody issued it at the same moment.' });
    const note = (await issuesOf(trx, period)).find(({ id }) => id === row.id) as IssueNote;
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
