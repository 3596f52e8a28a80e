import { join } from 'node:path';
import type { Config } from './config/config';
import { DEMO_PASSWORD } from './features/users/demo-password';
import type { Running } from './start';

/** Prints the address and the demo accounts at a terminal; in production it writes one log line instead. */
export function announce(config: Config, running: Running): void {
  if (config.production) {
    const { databaseUrl, dataDir, publicUrl, adminEmail, smtpUrl } = config;
    const mail = smtpUrl ? 'smtp' : 'outbox';
    const database = databaseUrl ? 'postgres' : 'embedded';
    running.log.info(
      { address: running.address, publicUrl, database, dataDir, mail, admin: Boolean(adminEmail) },
      'Ciguawatch is ready',
    );
    return;
  }
  const port = new URL(running.address).port;
  const shownAddress = config.host === 'localhost' ? `http://localhost:${port}` : running.address;
  const lines = [
    `Ciguawatch is ready at ${shownAddress}`,
    `API description: ${shownAddress}/api/docs/`,
    `Data folder: ${config.dataDir}`,
  ];
  if (running.store.engine === 'pglite') {
    lines.push(
      'Embedded database: not for production. It survives a killed process, but not every loss of power; set DATABASE_URL for PostgreSQL.',
    );
  } else lines.push('Database: PostgreSQL of DATABASE_URL');
  if (!config.smtpUrl) lines.push(`Mails are written to ${join(config.dataDir, 'outbox')} (no SMTP_URL)`);
  if (running.demoAccounts.length > 0) {
    lines.push(
      `Demo accounts, password ${DEMO_PASSWORD}:`,
      ...running.demoAccounts.map((email) => `  ${email}`),
    );
  } else if (!config.adminEmail) lines.push('Set ADMIN_EMAIL to invite the first administrator.');
  console.log(lines.join('\n'));
}
