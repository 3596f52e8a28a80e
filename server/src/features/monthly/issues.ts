import type { IssuedReport, IssueNote, IssueWrite } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { civilOf, instantOf } from '@ciguawatch/shared/domain/time/timezone';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { ReportIssueTable } from '../../db/schema/monthly';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
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

/** Converts rows of `report_issue` to the API's form, each with the edition that it replaces. */
function issueNotes(editions: readonly Edition[]): IssueNote[] {
  const editionByNumber = new Map(editions.map((one) => [`${periodKey(one)} ${one.number}`, one]));
  return editions.map(({ user_name, comment_erased_at, ...one }) => {
    const before = editionByNumber.get(
      `${periodKey({ user_name, comment_erased_at, ...one })} ${one.number - 1}`,
    );
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

/** All editions of a period, of both kinds, latest first. */
export async function issuesOf(db: Reader, { country, year, month }: ReportPeriod): Promise<IssueNote[]> {
  const rows = await db
    .selectFrom('report_issue')
    .select([...NOTE, reports])
    .where('country', '=', country)
    .where('year', '=', year)
    .where('month', '=', month ?? 0)
    .orderBy('id', 'desc')
    .execute();
  return issueNotes(rows);
}

/**
 * One edition with its content, for editors.
 * @throws HttpError 404 when there is none, 403 when the account does not manage its country
 */
export async function issuedReport(db: Reader, who: Operator, id: number): Promise<IssuedReport> {
  const row = await db
    .selectFrom('report_issue')
    .select(['country', 'year', 'month', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such report.');
  if (!managesCountry(who, row.country)) throw new HttpError(403, 'country_forbidden');
  const { content, month, ...period } = row;
  const notes = await issuesOf(db, { ...period, month: month === 0 ? null : month });
  return { note: notes.find((one) => one.id === id) as IssueNote, content: issuedContent(content) };
}

/**
 * An edition as the public may read it: with the day of issue instead of the time, and without the issuer's name,
 * which only editors see.
 */
const publicNote = (note: IssueNote, zone: string): IssueNote => {
  const day = { ...civilOf(Date.parse(note.at), zone), hour: 0, minute: 0 };
  return { ...note, at: new Date(instantOf(day, zone)).toISOString(), by: null };
};

/** All editions for distribution of a country, latest period and edition first, in their public form. */
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
  return issueNotes(rows).map((note) => publicNote(note, zone));
}

/**
 * One edition for distribution with its content, for the public.
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
  // Old editions still store the days of meals, which must not be published.
  const squares = note.month === null ? content.figures.squares : [];
  return { note, content: { ...content, figures: { ...content.figures, squares } } };
}

const contentChanged = () =>
  new HttpError(409, 'conflict', { message: 'The figures, the alerts or the comment changed meanwhile.' });

/**
 * The comments that the edition would print. The rows are locked so that no comment is erased before the edition is
 * stored.
 */
async function lockedComments(trx: Transaction<DB>, { country, year, month }: ReportPeriod) {
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
 * Issues a bulletin exactly as the issuer saw it, identified by its digest. Issuing unchanged content again returns
 * the existing edition.
 * @throws HttpError 409 when the content has changed since, or another editor issues at the same moment
 */
export async function issueReport(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  { country, year, month, kind, digest }: IssueWrite,
): Promise<IssueNote> {
  const period = { country, year, month };
  const written = await reportContentOf(deps, places, period, kind);
  if (written.digest !== digest) throw contentChanged();
  return deps.store.tx(async (trx) => {
    const comments = await lockedComments(trx, period);
    if (JSON.stringify(comments) !== JSON.stringify(written.content.comments)) throw contentChanged();
    const alerts = await bulletinAlerts(trx, period, kind, true);
    if (JSON.stringify(alerts) !== JSON.stringify(written.content.alerts)) throw contentChanged();
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
