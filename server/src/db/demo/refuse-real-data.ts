import { sql } from 'kysely';
import { StartError } from '../start/start-error';
import type { Store } from '../store';

/**
 * Refuses to add the demonstration to the data of a laboratory, such as a copy of them on another machine: invented
 * reports would count among theirs, and accounts with a known password would open them.
 * @throws StartError where people have accounts or cases in a database that was not made as a demonstration
 */
export async function refuseRealData({ read }: Pick<Store, 'read'>): Promise<void> {
  const { rows } = await sql<{ real: boolean }>`
    select not exists (select from setting where key = 'demo')
      and (exists (select from app_user where not is_demo)
        or exists (select from case_report where source not in ('demo', 'haedat'))) as real`.execute(read);
  if (rows[0]?.real)
    throw new StartError(
      'The database holds accounts or cases of people, to which the demonstration would be added: set DEMO=false, or NODE_ENV=production for a portal in service.',
    );
}
