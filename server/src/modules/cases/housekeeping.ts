import type { Deps } from '../../deps';
import { purgeApprovals } from '../approvals/purge';
import { compactTally } from '../public/tally';
import { eraseOldContacts, eraseUnusedContacts } from './contact';
import { compactChunks } from './public-rows';
import { purgeDeleted } from './remove';
import { eraseDeviceMarks } from './sent/proof';
import { forgetWithdrawn } from './sent/withdrawn';

/** What the cases need done now and then; an hour between two runs is plenty. */
export async function keepCases({
  store,
  clock,
  config,
}: Pick<Deps, 'store' | 'clock' | 'config'>): Promise<void> {
  await eraseUnusedContacts(store, clock.now());
  await eraseOldContacts(store, clock.now(), config.publisher.contact_months);
  await purgeDeleted(store, clock.now());
  await purgeApprovals(store, clock.now());
  await forgetWithdrawn(store, clock.now());
  await eraseDeviceMarks(store, clock.now());
  await compactChunks(store);
  await compactTally(store);
}
