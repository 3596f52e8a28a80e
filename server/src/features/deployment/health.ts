import type { Breakage, Health } from '@ciguawatch/shared/api/schemas/deployment';

/**
 * Failures within 24 hours from which a release needs a look; a few are only browsers that lost their
 * network.
 */
const SUSPICIOUS_FAULT_COUNT = 5;
/** A release needs a look if it also has this many times the failures of the previous version in 24 hours. */
const SUSPICIOUS_FACTOR = 3;

/** Health of a module as shown to administrators, who decide; nothing changes automatically. */
export function healthOf(why: Breakage | null, faults: number, before: number): Health {
  if (why !== null) return 'broken';
  return faults >= SUSPICIOUS_FAULT_COUNT && faults >= SUSPICIOUS_FACTOR * before ? 'watch' : 'running';
}
