import type { Breakage, DeployedModule, KeptRelease } from '@ciguawatch/shared/api/schemas/deployment';
import { isRecord } from '@ciguawatch/shared/contract/check';
import type { ModuleId, Release } from '@ciguawatch/shared/contract/module';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRelease } from '@ciguawatch/shared/contract/validate-registry';
import type { Deps } from '../../deps';
import { checkRelease } from '../../registry/releases';
import { faultsBefore, recentFaults } from './faults';
import { isEntryWhole } from './files';
import { healthOf } from './health';
import { keptReleases, type StoredRelease, servicePeriod, versionBefore } from './releases';

type Context = Pick<Deps, 'store' | 'config' | 'clock'>;

/** Why this portal refuses a release; null when it accepts it. */
async function refusalReason(portalDir: string, given: unknown): Promise<Breakage | null> {
  const read = readRelease(given, readModuleDecl);
  // A declaration of another contract version cannot be parsed.
  if (!read.ok) return 'contract';
  const verdict = await checkRelease(portalDir, read.value);
  return verdict.ok ? null : verdict.why;
}

/** Why the release in service cannot be shown; null when it can. */
async function breakageReason({ config }: Context, given: unknown): Promise<Breakage | null> {
  if (given === undefined) return 'absent';
  const refused = await refusalReason(config.portalDir, given);
  if (refused !== null) return refused;
  const isWhole = await isEntryWhole(config.portalDir, given as Release, config.moduleReleases);
  return isWhole ? null : 'files';
}

/** State of one module: its registry entry, its kept releases and its recent failures. */
export async function readModule(
  context: Context,
  id: ModuleId,
  registered: unknown,
): Promise<DeployedModule> {
  const { store, config, clock } = context;
  const registryEntry = isRecord(registered) ? registered[id] : undefined;
  const version = isRecord(registryEntry) ? String(registryEntry.version) : null;
  const beside = await keptReleases(config.portalDir, id);
  const flips = beside?.flips ?? [];
  const since = version === null ? null : servicePeriod(version, flips).from;
  const now = clock.now();
  const recent = await recentFaults(store, id, version ?? '', now);
  const versionBeforeThis = version === null ? null : versionBefore(version, flips);
  const ended = since === null ? now : Date.parse(since);
  const before =
    versionBeforeThis === null
      ? null
      : { version: versionBeforeThis, faults: await faultsBefore(store, id, versionBeforeThis, ended) };
  const why = await breakageReason(context, registryEntry);
  const count = recent.hours.reduce((sum, n) => sum + n, 0);
  const stateOf = async (one: StoredRelease): Promise<KeptRelease> => {
    const refused = await refusalReason(config.portalDir, one.release);
    const state = one.version === version ? 'current' : refused === null ? 'ready' : 'refused';
    return {
      version: one.version,
      state,
      why: refused,
      placed: one.placed,
      ...servicePeriod(one.version, flips),
    };
  };
  return {
    id,
    version,
    since,
    health: healthOf(why, count, before?.faults ?? 0),
    why,
    ...recent,
    before,
    releases: beside && (await Promise.all(beside.kept.map(stateOf))),
  };
}
