import { PORTAL } from '../../shared/webpack/paths.mjs';
import { contract } from './contract.mjs';
import { flip, judge, releasesInService } from './registry-file.mjs';
import { flips, readRecord } from './release-records.mjs';
import { fileFaults } from './smoke.mjs';

/**
 * Puts an earlier version of a module into service: the one before the current one, or a given one. It is
 * validated again, since the shell may have changed, and its files are compared with their digests.
 * @param how entry in the log: `rollback`, or `smoke` after a failed test
 * @returns `{ from, to }`: replaced and new version
 * @throws Error when there is no such version, or it cannot run; the registry then stays
 */
export async function flipBack(id, { version, how = 'rollback', portal = PORTAL } = {}) {
  const from = releasesInService(portal)[id]?.version ?? null;
  const { versionBefore } = await contract();
  const to = version ?? (from && versionBefore(from, flips(id, portal)));
  if (!to)
    throw new Error(`Of ${id} no version before ${from ?? 'nothing'} is known; npm run releases lists all.`);
  if (to === from) throw new Error(`${id} ${to} is in service already.`);
  const kept = readRecord(id, to, portal);
  if (!kept) throw new Error(`No record of ${id} ${to} is kept in ${portal}.`);
  const faults = fileFaults(id, to, portal);
  if (faults.length > 0) throw new Error(`${id} ${to} is not whole: ${faults.join('; ')}`);
  await judge({ [id]: kept.release }, portal);
  await flip({ [id]: kept.release }, how, portal);
  return { from, to };
}
