import { backupJobs } from '../backup/nightly';
import { storedFiles } from '../backup/stored-files';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Store } from '../db/store';
import { checkDueIslands } from '../features/alerts/raise';
import { purgeTracking } from '../features/algae/purge';
import type { BasemapMaker } from '../features/basemap/maker';
import { raiseClassRule } from '../features/cases/class/raise-rule';
import { keepCases } from '../features/cases/housekeeping';
import { Places } from '../features/cases/places';
import { takeWeeklyStep } from '../features/cases/public/weekly-step';
import { noteFailedReminders, noteReturnedReminders } from '../features/cases/reminders/retire';
import { sendReminders } from '../features/cases/reminders/send';
import { forgetUnconfirmed, noteFailedFollows } from '../features/follow/forget';
import { sendPushes } from '../features/follow/push/send';
import { tellFollowers } from '../features/follow/tell';
import { purgeWordings } from '../features/i18n/wordings/purge';
import { purgeKeptPlaces } from '../features/locations/deleted/purge';
import { openDataJobs } from '../features/open-data/jobs';
import { PairContexts } from '../features/pairs/contexts';
import { refreshPairs } from '../features/pairs/refresh';
import { mediaFolder } from '../features/pictures/media-folder';
import { collectOrphans } from '../features/pictures/orphans';
import { feedCoverage } from '../features/posts/feed-coverage';
import { sendDueRequests } from '../features/posts/send-due';
import { purgeSamples } from '../features/samples/purge';
import { askSilences } from '../features/silences/raise';
import { collectFiles } from '../features/thread/attachments/remove';
import { sendDigests } from '../features/thread/digest/send';
import { sendWaiting } from '../mail/poller';
import { takeReturned } from '../mail/returned/returned-folder';
import type { Transport } from '../mail/transport';
import { checkTallyDaily } from './check-tally';
import { forgetExpiredSessions } from './expired-sessions';
import type { Job } from './job';
import { maintenanceJobs } from './maintenance';
import { onceADay } from './once-a-day';

/** What the jobs need. */
interface JobDeps {
  store: Store;
  config: Config;
  clock: Clock;
  transport: Transport;
  charts: BasemapMaker;
  secret: string;
  /** Asks the mail job to run soon. */
  mailWaiting(): void;
}

/** Name of the job that sends mails. */
export const MAIL_JOB = 'mail';
/** Name of the job that checks the alert rules. */
export const ALERT_JOB = 'alerts';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** All jobs of the server. */
export function allJobs(deps: JobDeps): Job[] {
  const { store, config, clock, transport, charts, secret, mailWaiting } = deps;
  const send = async (stopping?: AbortSignal): Promise<void> => {
    await sendWaiting({ store, clock, secret, config }, transport, stopping);
  };
  const raise = async (stopping?: AbortSignal): Promise<void> => {
    if ((await checkDueIslands({ store, config, clock }, stopping)) > 0) mailWaiting();
  };
  const media = mediaFolder(config.mediaDir);
  const places = new Places(store);
  const comparing = { store, contexts: new PairContexts(store, clock), places: () => places.current() };
  const compare = async (stopping?: AbortSignal): Promise<void> => {
    await refreshPairs(comparing, Infinity, stopping);
  };
  return [
    { name: ALERT_JOB, every: 15_000, atStart: true, run: raise },
    { name: MAIL_JOB, every: 15_000, atStart: true, run: send },
    {
      name: 'case-classes',
      every: HOUR,
      atStart: true,
      run: async (stopping) => void (await raiseClassRule(store, stopping)),
    },
    { name: 'expired-sessions', every: HOUR, run: () => forgetExpiredSessions(store, clock) },
    { name: 'cases', every: HOUR, run: () => keepCases({ store, clock, config, secret }) },
    {
      name: 'weekly-step',
      every: MINUTE,
      atStart: true,
      run: async () => void (await takeWeeklyStep({ store, clock }, places)),
    },
    {
      name: 'digest',
      every: 5 * MINUTE,
      atStart: true,
      run: async (stopping) => {
        if ((await sendDigests({ store, config, clock }, places, stopping)) > 0) mailWaiting();
      },
    },
    {
      name: 'posts',
      every: 5 * MINUTE,
      atStart: true,
      run: async (stopping) => {
        if ((await sendDueRequests({ store, config, clock, secret }, places, stopping)) > 0) mailWaiting();
      },
    },
    {
      name: 'post-months',
      every: HOUR / 2,
      run: async () => feedCoverage({ store, clock }, await places.current()),
    },
    {
      name: 'silences',
      every: HOUR,
      run: (stopping) =>
        onceADay(store, clock, 'silences-asked', async () => {
          await askSilences({ store, clock }, await places.current(), stopping);
        }),
    },
    {
      name: 'reminders',
      every: 5 * MINUTE,
      atStart: true,
      run: async (stopping) => {
        await noteFailedReminders(store, clock.now());
        await noteFailedFollows(store);
        await takeReturned(config.dataDir, secret, async (mails) => {
          await noteReturnedReminders(store, mails, clock.now());
          await noteFailedFollows(store, mails);
        });
        if ((await sendReminders({ store, config, clock, secret }, places, stopping)) > 0) mailWaiting();
      },
    },
    {
      name: 'followers',
      every: MINUTE,
      atStart: true,
      run: async (stopping) => {
        await forgetUnconfirmed(store, clock.now());
        if ((await tellFollowers({ store, config, clock, secret }, stopping)) > 0) mailWaiting();
      },
    },
    {
      name: 'notices',
      every: MINUTE,
      atStart: true,
      run: async (stopping) => void (await sendPushes({ store, config, clock, secret }, stopping)),
    },
    { name: 'tally', every: HOUR / 2, run: () => checkTallyDaily(store, clock) },
    { name: 'wordings', every: HOUR, run: () => purgeWordings(store, clock.now()) },
    { name: 'samples', every: HOUR, run: async () => void (await purgeSamples(store, clock.now())) },
    { name: 'algae', every: HOUR, run: async () => void (await purgeTracking(store, clock.now())) },
    { name: 'places', every: HOUR, run: () => purgeKeptPlaces(store, clock.now()) },
    { name: 'map-files', every: MINUTE, atStart: true, run: () => charts.make() },
    { name: 'old-map-files', every: HOUR, run: () => charts.prune(clock.now()) },
    { name: 'pairs', every: MINUTE, atStart: true, run: compare },
    {
      name: 'pictures',
      every: HOUR,
      run: () => collectOrphans({ store, clock, media }),
    },
    {
      name: 'attachments',
      every: HOUR,
      run: () => collectFiles({ store, clock, media: mediaFolder(config.attachmentsDir) }),
    },
    ...openDataJobs({ store, config, clock }),
    ...backupJobs({ store, config, clock, mailWaiting, media: storedFiles(config) }),
    ...maintenanceJobs(store, clock),
  ];
}
