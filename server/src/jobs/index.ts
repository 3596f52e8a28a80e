import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Store } from '../db/store';
import { sendWaiting } from '../mail/poller';
import type { Transport } from '../mail/transport';
import { raiseDue } from '../modules/alerts/raise';
import { keepCases } from '../modules/cases/housekeeping';
import { Places } from '../modules/cases/places';
import { PairContexts } from '../modules/pairs/contexts';
import { refreshPairs } from '../modules/pairs/refresh';
import { forgetExpiredSessions } from './expired-sessions';
import type { Job } from './job';
import { maintenanceJobs } from './maintenance';

/** What jobs work with. */
export interface JobDeps {
  store: Store;
  config: Config;
  clock: Clock;
  transport: Transport;
  /** Has waiting mail sent soon. */
  mailWaiting(): void;
}

export const MAIL_JOB = 'mail';
export const ALERT_JOB = 'alerts';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Everything the server does by itself. */
export function allJobs({ store, config, clock, transport, mailWaiting }: JobDeps): Job[] {
  const send = async (stopping?: AbortSignal): Promise<void> => {
    await sendWaiting(store, transport, clock, stopping);
  };
  const raise = async (stopping?: AbortSignal): Promise<void> => {
    if ((await raiseDue({ store, config, clock }, stopping)) > 0) mailWaiting();
  };
  const places = new Places(store);
  const comparing = { store, contexts: new PairContexts(store, clock), places: () => places.current() };
  const compare = async (stopping?: AbortSignal): Promise<void> => {
    await refreshPairs(comparing, Infinity, stopping);
  };
  return [
    { name: ALERT_JOB, every: 15_000, atStart: true, run: raise },
    { name: MAIL_JOB, every: 15_000, atStart: true, run: send },
    { name: 'expired-sessions', every: HOUR, run: () => forgetExpiredSessions(store, clock) },
    { name: 'cases', every: HOUR, run: () => keepCases({ store, clock, config }) },
    { name: 'pairs', every: MINUTE, atStart: true, run: compare },
    ...maintenanceJobs(store, config.dataDir, clock),
  ];
}
