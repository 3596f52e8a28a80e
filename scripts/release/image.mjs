import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PORTAL } from '../../shared/webpack/paths.mjs';
import { contract } from './contract.mjs';
import { releasesInService } from './registry-file.mjs';
import { readRecord } from './release-records.mjs';

/**
 * Copies the version of a module in service into `folder/<module>/`, with `release.json` (its registry
 * entry) and `record.json`, which keep-release.sh copies into a container's volume.
 * @throws Error when none is in service, or it has no record
 */
export async function copyInService(id, folder, portal = PORTAL) {
  const { recordText } = await contract();
  const release = releasesInService(portal)[id];
  const record = release && readRecord(id, release.version, portal);
  if (!record) throw new Error(`${id} is not built: run npm run build first.`);
  const home = path.join(folder, id);
  mkdirSync(home, { recursive: true });
  cpSync(path.join(portal, 'modules', id, release.version), path.join(home, release.version), {
    recursive: true,
  });
  writeFileSync(path.join(home, 'release.json'), `${JSON.stringify(release)}\n`);
  writeFileSync(path.join(home, 'record.json'), recordText(record));
}
