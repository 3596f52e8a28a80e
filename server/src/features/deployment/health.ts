import type { Breakage, Health } from '@ciguawatch/shared/api/schemas/deployment';

/** Failures in 24 hours from which a release is worth a look; a few are browsers that lost their network. */
const MANY = 5;
/** How many times more than the version before. */
const MORE = 3;

/** What is said of a module: a person decides, nothing changes by itself. */
export function healthOf(why: Breakage | null, faults: number, before: number): Health {
  if (why !== null) return 'broken';
  return faults >= MANY && faults >= MORE * before ? 'watch' : 'running';
}
