import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { SAYS_SINCE } from '../alerts/rows';

/** Something that the laboratory made public: an alert that it verified, or a bulletin for distribution. */
export interface News {
  kind: 'alert' | 'bulletin';
  /** id of the alert or of the edition */
  id: number;
  country: number;
  /** null for a bulletin, which is of the whole country */
  island: number | null;
  /** first day of the first and of the last month that it tells of, `YYYY-MM-DD` */
  first: string;
  last: string;
  /** edition of a bulletin, counted from 1; 0 for an alert */
  edition: number;
  /** when it was verified or issued */
  at: Date;
}

/** Restricts what is read; a missing part does not. */
interface NewsFilter {
  /** alerts of this island alone, and bulletins of its country */
  island?: { id: number; country: number };
  /** this one alone */
  one?: Pick<News, 'kind'> & { object: number };
  /** milliseconds since 1970 UTC: what became public at this time or later */
  since?: number;
  /** milliseconds since 1970 UTC: what became public at this time or earlier */
  until?: number;
}

const monthOf = (date: string) => sql`to_char(date_trunc('month', ${sql.raw(date)}), 'YYYY-MM-DD')`;

/**
 * What is public of alerts and bulletins, the latest first. It names neither rule, number, note nor fish of an alert, and no
 * day of a meal: what these tell of a person is withheld where few people live. An alert that was discarded later, or an
 * edition that was replaced, is not among them.
 * @param most longest list
 */
export async function publishedNews(
  db: Reader,
  { island, one, since, until }: NewsFilter,
  most: number,
): Promise<News[]> {
  const { rows } = await sql<News>`
    select * from (
      select 'alert' as kind, a.id, a.country, a.island, ${monthOf(`(${SAYS_SINCE})::timestamp`)} as first,
        ${monthOf('a.until_date::timestamp')} as last, 0 as edition, a.decided_at as at
      from alert a where a.state = 'verified' and a.decided_at is not null
      union all
      select 'bulletin', i.id, i.country, null, to_char(make_date(i.year, greatest(i.month, 1), 1), 'YYYY-MM-DD'),
        to_char(make_date(i.year, case when i.month = 0 then 12 else i.month end, 1), 'YYYY-MM-DD'), i.number, i.at
      from report_issue i where i.kind = 'distribution' and not exists (
        select from report_issue l where l.country = i.country and l.year = i.year and l.month = i.month
          and l.kind = i.kind and l.number > i.number)
    ) news
    where (${island === undefined} or news.island = ${island?.id ?? 0} or news.island is null and news.country = ${island?.country ?? 0})
      and (${one === undefined} or news.kind = ${one?.kind ?? ''} and news.id = ${one?.object ?? 0})
      and (${since === undefined} or news.at >= ${new Date(since ?? 0)}::timestamptz)
      and (${until === undefined} or news.at <= ${new Date(until ?? 0)}::timestamptz)
    order by news.at desc, news.kind, news.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}
