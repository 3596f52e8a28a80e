import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import { jsonb } from '../db/json';
import { type StoreOptions, withoutTimeouts } from '../db/open';
import type { Store } from '../db/store';
import type { MediaStore } from '../features/pictures/media-store';
import type { Job } from '../jobs/job';
import { queueMail } from '../mail/queue';
import {
  backupName,
  backupRequests,
  removeOldMigrationBackups,
  removeRequests,
  rotateDailyBackups,
} from './backups';
import { writeBackup } from './write-backup';

const DAY = 24 * 60 * 60_000;
const LAST = 'backup';

/** What the backup jobs need. */
interface BackupDeps {
  store: Store;
  media: MediaStore;
  config: Pick<Config, 'backup' | 'adminEmail'> & StoreOptions;
  clock: Clock;
  mailWaiting(): void;
}

/**
 * The daily backup into `BACKUP_DIR`, of which the last `BACKUP_KEEP` stay, and the backups requested by `npm
 * run backup`. One of several servers makes it. A failure is mailed to the administrator once a day and
 * retried on the next day.
 */
export function backupJobs(deps: BackupDeps): Job[] {
  const { folder } = deps.config.backup;
  return [
    { name: 'backup', every: 30 * 60_000, run: () => keepBackups(deps) },
    {
      name: 'backup-asked',
      every: 2_000,
      run: async () => {
        const names = await backupRequests(folder);
        if (names.length === 0) return;
        // Also after a failure: the command waits for the request file to go, then looks whether a backup
        // appeared.
        await make(deps).finally(() => removeRequests(folder, names));
      },
    },
  ];
}

async function keepBackups(deps: BackupDeps): Promise<void> {
  const { folder, keep } = deps.config.backup;
  await removeOldMigrationBackups(folder, deps.clock.now());
  if (keep > 0) await nightly(deps);
}

async function nightly(deps: BackupDeps): Promise<void> {
  const now = deps.clock.now();
  if (!(await claim(deps.store, now))) return;
  try {
    await make(deps);
    await rotateDailyBackups(deps.config.backup.folder, deps.config.backup.keep);
  } catch (error) {
    await mailFailure(deps, error as Error);
    throw error;
  }
}

async function make({ store, media, config, clock }: BackupDeps): Promise<void> {
  const now = clock.now();
  const { folder, recipients } = config.backup;
  const file = join(folder, backupName(now));
  // Reading the whole database takes longer than the statement time-out of requests.
  await withoutTimeouts(store, config, (unhurried) =>
    writeBackup({ store: unhurried, media, recipients }, file, now),
  );
}

/** Whether a day has passed since the last backup; if two servers ask at once, one gets true. */
async function claim(store: Store, now: number): Promise<boolean> {
  const value = jsonb(now);
  const claiming = sql`
    insert into setting (key, value) values (${LAST}, ${value})
    on conflict (key) do update set value = excluded.value
    where (setting.value)::text::bigint <= ${now - DAY}
    returning key`;
  const { rows } = await store.tx((trx) => claiming.execute(trx));
  return rows.length > 0;
}

async function mailFailure({ store, config, clock, mailWaiting }: BackupDeps, error: Error): Promise<void> {
  const to = config.adminEmail;
  if (!to) return;
  const values = { folder: config.backup.folder, why: error.message };
  await store.tx((trx) =>
    queueMail(trx, { to, template: 'backup_failed', language: 'fr_FR', values, now: clock.now() }),
  );
  mailWaiting();
}
