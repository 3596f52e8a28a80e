import { ROLE_IDS, roleName } from '@ciguawatch/shared/contract/access/roles';
import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import { sql } from 'kysely';
import { bulkWrite } from '../../reference/bulk';
import { INVENTED } from '../invented';
import { DAY_MS, FRENCH_POLYNESIA, type Life } from './life';

/** Days since the accounts were opened. */
const OPENED_DAYS = 370;

/**
 * When the demo accounts were opened and used last, and one failed try of each. Logins that succeeded are not invented:
 * the first true one would be taken for one from a new device.
 */
export async function addAccountPast(life: Life): Promise<void> {
  const { trx, now } = life;
  const names = ROLE_IDS.map(roleName);
  const rows = names.map((name, at) => ({ id: life.account(name), days: 2 + at }));
  await sql`update app_user u set created_at = ${new Date(now - OPENED_DAYS * DAY_MS)}, biosketch = ${INVENTED},
      last_login_at = ${new Date(now)}::timestamptz - make_interval(days => r.days)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, days int) where u.id = r.id`.execute(
    trx,
  );
  await bulkWrite(
    trx,
    'sign_in',
    rows.map(({ id, days }) => ({
      ...{ user_id: id, at: new Date(now - (days + 20) * DAY_MS), way: 'failed_password' },
      ...{ browser: 'Firefox', system: 'Windows', is_new: false },
    })),
  );
  for (const [at, { id }] of rows.entries()) {
    tellLater(life, id, at);
    life.tell({
      line: {
        ...{
          at: now - (OPENED_DAYS - at) * DAY_MS,
          user: life.account('admin'),
          kind: 'user',
          object_id: id,
        },
        ...{ action: 'add', after: { groups: [ROLE_IDS[at]] }, country: FRENCH_POLYNESIA },
      },
    });
  }
}

/** Through the year, an account was sent a link for a new password, or was put on hold for some days. */
function tellLater({ now, account, tell }: Life, id: number, at: number): void {
  const line = (action: AuditAction, daysAgo: number) => ({
    ...{ at: now - daysAgo * DAY_MS, user: account('users_manager'), kind: 'user' as const },
    ...{ object_id: id, action, country: FRENCH_POLYNESIA },
  });
  const daysAgo = 300 - at * 27;
  if (at % 3 !== 0) {
    tell({ line: line('password_link', daysAgo) });
    return;
  }
  tell({
    line: { ...line('deactivate', daysAgo), before: { is_active: true }, after: { is_active: false } },
  });
  const back = line('activate', daysAgo - 12);
  tell({ line: { ...back, before: { is_active: false }, after: { is_active: true } } });
}
