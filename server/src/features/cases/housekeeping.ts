import type { Deps } from '../../deps';
import type { CaseRetention } from '../../personal-data/registry';
import { purgeApprovals } from '../approvals/purge';
import { compactTally } from '../public/tally';
import { eraseOldContacts, eraseUnusedContacts } from './contact';
import { emptyCopies } from './erasure/empty-copies';
import { purgeCases } from './erasure/purge';
import { compactChunks } from './public/public-rows';
import { eraseDeviceMarks } from './sent/proof';
import { forgetWithdrawn } from './sent/withdrawn';

/** What the housekeeping of cases works with. */
type Housekeeping = Pick<Deps, 'store' | 'clock' | 'config' | 'secret'>;

/** What erases each kind of data that the registry lists for it, in the order in which it is run. */
const ERASING: Record<CaseRetention, (deps: Housekeeping, now: number) => Promise<unknown>> = {
  contacts: async ({ store, config }, now) => {
    await eraseUnusedContacts(store, now);
    await eraseOldContacts(store, now, config.publisher.contact_months);
  },
  cases: ({ store }, now) => purgeCases(store, now),
  copies: ({ store, secret }, now) => emptyCopies(store, secret, now),
  approvals: ({ store }, now) => purgeApprovals(store, now),
  withdrawn: ({ store }, now) => forgetWithdrawn(store, now),
  deviceMarks: ({ store }, now) => eraseDeviceMarks(store, now),
};

/**
 * Erases what was kept for its time (product decisions, "Retention"): contacts, and what deleted and withdrawn reports
 * said, wherever it was copied to. Runs before a server answers anybody, since a restored backup brings things back.
 */
export async function retainCases(deps: Housekeeping): Promise<void> {
  for (const erase of Object.values(ERASING)) await erase(deps, deps.clock.now());
}

/** What the cases need done now and then; an hour between two runs is plenty. */
export async function keepCases(deps: Housekeeping): Promise<void> {
  const { store } = deps;
  await retainCases(deps);
  await compactChunks(store);
  await compactTally(store);
}
