import type { Config } from '@ciguawatch/shared/api/schemas/public';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { timeLimit } from './time-limit';

export type { Config };

/** The server answered, and not with a configuration: it is the one in trouble, not the network. */
export class BadResponse extends Error {}

const KEY = 'ciguawatch.config';
/** Milliseconds to wait for the server before the last known configuration is used. */
const LIMIT = 15000;

/** Whether a response is a configuration; one look, since the schema library is not there yet. */
function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && 'demo' in value && 'default_country' in value;
}

/**
 * The run-time configuration, from the server or, without one, as it was last known on this
 * device.
 * @throws when neither is there: the first visit needs the server
 */
export async function loadConfig(limit = LIMIT): Promise<Config> {
  try {
    const response = await fetch('/api/config/', { signal: timeLimit(limit) });
    const value: unknown = response.ok ? await response.json() : null;
    if (!isConfig(value)) throw new BadResponse(`the configuration is not readable (${response.status})`);
    remember(KEY, JSON.stringify(value));
    return value;
  } catch (error) {
    const known = recallJson<Config>(KEY);
    if (known === null) throw error;
    return known;
  }
}
