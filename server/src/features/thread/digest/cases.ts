import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { WaitingFor } from '@ciguawatch/shared/domain/codes/thread-codes';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { NAME } from '../editors';

/** Key of the setting by which a person switches the morning mail off: `false`. */
const MORNING_MAIL = 'morning-mail';

/** An editor who may get a morning mail. */
export interface DigestReader {
  id: number;
  email: string;
  language: string | null;
  /** country of the account, whose zone decides when it is morning */
  user_country: number;
  /** last civil day whose mail was made, and when; null before the first */
  day: string | null;
  at: Date | null;
}

/**
 * Active editors of cases who have chosen a password, because an invited address may be mistyped, and who have not
 * switched the mail off.
 */
export async function digestReaders(db: Reader): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select u.id, u.email, u.language, u.user_country, d.day::text as day, d.at
    from app_user u join user_group g on g.user_id = u.id and g.group_id = ${ROLE.cases_editor}
    left join digest d on d.user_id = u.id
    where u.is_active and u.password_hash is not null and not exists (
      select from person_setting s where s.user_id = u.id and s.key = ${MORNING_MAIL} and s.value = 'false')
    order by u.id`.execute(db);
  return rows;
}

/** Why a case is in a morning mail. */
export const DIGEST_PARTS = ['due', 'assigned', 'mentioned', 'waiting'] as const;
type DigestPart = (typeof DIGEST_PARTS)[number];

/** A case of a morning mail. */
export interface DigestCase {
  part: DigestPart;
  id: number;
  island: number | null;
  date: string | null;
  due: string | null;
  waiting_for: WaitingFor | null;
  /** who mentioned the reader */
  by: string | null;
}

/**
 * Cases that an editor is told of in the morning, each once except for mentions: due or overdue, assigned by others
 * since the last mail, mentioned unseen, and those that wait for something.
 * @param today civil date at the reader's place
 * @param since time of the last mail
 */
export async function digestCases(
  db: Reader,
  user: number,
  { today, since }: { today: string; since: Date },
): Promise<DigestCase[]> {
  const open = sql`c.deleted_at is null
    and c.case_country in (select country_id from user_country where user_id = ${user})`;
  const facts = sql`c.id, c.case_island as island, c.case_eventdate::text as date`;
  const { rows } = await sql<DigestCase>`
    select case when t.due <= ${today}::date then 'due'
        when t.assigned_at > ${since} and t.assigned_by is distinct from t.assignee then 'assigned'
        else 'waiting' end as part,
      ${facts}, t.due::text as due, t.waiting_for, null as by
    from case_task t join case_report c on c.id = t.case_id
    where t.assignee = ${user} and ${open} and (t.due <= ${today}::date or t.waiting_for is not null
      or (t.assigned_at > ${since} and t.assigned_by is distinct from t.assignee))
    union all
    select 'mentioned', ${facts}, null, null, string_agg(distinct ${NAME}, ', ')
    from case_mention m join case_note n on n.id = m.note_id join case_report c on c.id = m.case_id
    left join app_user u on u.id = n.user_id
    where m.user_id = ${user} and m.seen_at is null and ${open}
    group by c.id
    order by due nulls last, id`.execute(db);
  return rows;
}
