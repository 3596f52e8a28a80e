import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Signal } from '@ciguawatch/shared/domain/alerts/history';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { caseLines, islandNames } from '../../mail/case-lines';
import { type MailLanguage, mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { alertValues } from './mail-values';
import { COUNTED_MEALS } from './rows';

type MailedAlert = Signal & { id: number; island: number; country: number; toldAfter: number };

/**
 * Queues a mail about an alert, with its cases, for each active editor of cases who manages its country and has chosen a
 * password, in their language.
 * @returns number of mails
 */
export async function tellEditors(
  trx: Transaction<DB>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  alert: MailedAlert,
): Promise<number> {
  const readers = await trx
    .selectFrom('app_user as u')
    .innerJoin('user_group as g', (join) =>
      join.onRef('g.user_id', '=', 'u.id').on('g.group_id', '=', ROLE.cases_editor),
    )
    .innerJoin('user_country as c', (join) =>
      join.onRef('c.user_id', '=', 'u.id').on('c.country_id', '=', alert.country),
    )
    .select(['u.email', 'u.language'])
    .where('u.is_active', '=', true)
    // An invited address may be mistyped: without a chosen password nobody has proved to read it.
    .where('u.password_hash', 'is not', null)
    .orderBy('u.id')
    .execute();
  const cases = await trx
    .selectFrom('alert_case as a')
    .innerJoin('case_report as r', 'r.id', 'a.case_id')
    .select(['r.id', 'r.case_island as island', 'r.case_eventdate as date'])
    .where('a.alert_id', '=', alert.id)
    .orderBy('r.case_eventdate')
    .orderBy('r.id')
    .execute();
  const counted = await countedMeals(trx, alert.id);
  const fishName = await nameOfFish(trx, alert.fish ?? null);
  const islandName = await islandNames(trx, [alert.island, ...cases.map(({ island }) => island)]);
  const link = `${config.publicUrl}/ciguawatch/case/alerts?alert=${alert.id}`;
  const values = (language: MailLanguage) => {
    const { publicUrl } = config;
    const lines = caseLines(cases, { language, publicUrl, island: islandName });
    const island = islandName(alert.island, language) ?? '';
    return { ...alertValues({ ...alert, ...counted, fishName }, language), island, cases: lines, link };
  };
  for (const { email, language: code } of readers) {
    const language = await mailLanguage(trx, code);
    await queueMail(trx, {
      ...{ to: email, template: 'alert', language, now: clock.now() },
      values: values(language),
    });
  }
  return readers.length;
}

/** Scientific name of a species; '' for none. */
async function nameOfFish(trx: Transaction<DB>, id: number | null): Promise<string> {
  if (id === null) return '';
  const found = await trx.selectFrom('specie').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? '';
}

/** Meals and people ill of the cases that an alert counts. */
async function countedMeals(trx: Transaction<DB>, id: number): Promise<{ meals: number; people: number }> {
  const { rows } = await sql<{ meals: number; people: number }>`
    select seen.meals, seen.people from alert a cross join lateral (${sql.raw(COUNTED_MEALS)}) seen
    where a.id = ${id}`.execute(trx);
  return rows[0] ?? { meals: 0, people: 0 };
}
