import type { Deps } from '../../deps';
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

/**
 * Erases what was kept for its time (product decisions, "Retention"): contacts, and what deleted and withdrawn reports
 * said, wherever it was copied to. Runs before a server answers anybody, since a restored backup brings things back.
 */
export async function retainCases({ store, clock, config, secret }: Housekeeping): Promise<void> {
  await eraseUnusedContacts(store, clock.now());
  await eraseOldContacts(store, clock.now(), config.publisher.contact_months);
  await purgeCases(store, clock.now());
  await emptyCopies(store, secret, clock.now());
  await purgeApprovals(store, clock.now());
  await forgetWithdrawn(store, clock.now());
  await eraseDeviceMarks(store, clock.now());
}

/** What the cases need done now and then; an hour between two runs is plenty. */
export async function keepCases(deps: Housekeeping): Promise<void> {
  const { store } = deps;
  await retainCases(deps);
  await compactChunks(store);
  await compactTally(store);
}
