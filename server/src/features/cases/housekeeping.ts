import type { Deps } from '../../deps';
import type { CaseRetention } from '../../personal-data/registry';
import { purgeApprovals } from '../approvals/purge';
import { purgeDecisions } from '../decisions/purge';
import { compactTally } from '../public/tally';
import { eraseOldContacts, eraseUnusedContacts } from './contact';
import { emptyCopies } from './erasure/empty-copies';
import { purgeCases } from './erasure/purge';
import { compactChunks } from './public/public-rows';
import { eraseSpentAddresses } from './reminders/retire';
import { eraseDeviceMarks } from './sent/proof';
import { forgetWithdrawn } from './sent/withdrawn';

/** What the housekeeping of cases needs. */
type Housekeeping = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

/** Function for each kind of retention in the registry of personal data, in the order of running. */
const ERASING: Record<CaseRetention, (deps: Housekeeping, now: number) => Promise<unknown>> = {
  contacts: async ({ store, config }, now) => {
    await eraseUnusedContacts(store, now);
    await eraseOldContacts(store, now, config.publisher.contact_months);
  },
  reminders: ({ store }, now) => eraseSpentAddresses(store, now),
  cases: ({ store }, now) => purgeCases(store, now),
  copies: ({ store, secret }, now) => emptyCopies(store, secret, now),
  approvals: ({ store }, now) => purgeApprovals(store, now),
  withdrawn: ({ store }, now) => forgetWithdrawn(store, now),
  deviceMarks: ({ store }, now) => eraseDeviceMarks(store, now),
};

/**
 * Erases data whose retention period is over (product decisions, "Retention"): contacts, and deleted and
 * withdrawn reports with their copies. It also runs before the server listens, because a restored backup may
 * bring erased data back.
 */
export async function retainCases(deps: Housekeeping): Promise<void> {
  for (const erase of Object.values(ERASING)) await erase(deps, deps.clock.now());
}

/** Hourly housekeeping: retention, decisions whose time is over, then merging of counter rows. */
export async function keepCases(deps: Housekeeping): Promise<void> {
  const { store } = deps;
  await retainCases(deps);
  await purgeDecisions(store, deps.clock.now());
  await compactChunks(store);
  await compactTally(store);
}
