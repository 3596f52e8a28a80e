import type { Config } from '@ciguawatch/shared/api/schemas/public';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { timeLimit } from './time-limit';

export type { Config };

/**
 * Thrown when the server responds, but not with a configuration: the server has a problem, not the network.
 */
export class BadResponse extends Error {}

const CONFIG_KEY = 'ciguawatch.config';
/** Milliseconds to wait for the server before the stored configuration is used. */
const SERVER_TIMEOUT_MS = 15000;

/** Whether a response is a configuration; checked by hand, as the schema library is not loaded yet. */
function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && 'demo' in value && 'default_country' in value;
}

/**
 * The run-time configuration from the server, else as last stored on this device.
 * @throws when neither is available: the first visit needs the server
 */
export async function loadConfig(limit = SERVER_TIMEOUT_MS): Promise<Config> {
  try {
    const response = await fetch('/api/config/', { signal: timeLimit(limit) });
    const value: unknown = response.ok ? await response.json() : null;
    clock.learn(response.headers.get('date'));
    if (!isConfig(value)) throw new BadResponse(`the configuration is not readable (${response.status})`);
    remember(CONFIG_KEY, JSON.stringify(value));
    return value;
  } catch (error) {
    const known = recallJson<Config>(CONFIG_KEY);
    if (known === null) throw error;
    return known;
  }
}
