import { StartError } from '../db/start/start-error';
import { list } from './values';

/** Where the browsers of today have their push services; a star stands for the names before it. */
const OF_BROWSERS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Hosts that push messages are sent to. A browser tells the address of its service, so that without this list anybody could
 * have the server call any address. `none` turns push off; a whole origin such as `http://127.0.0.1:9000` is for tests.
 * @throws StartError for anything else
 */
export function readPushServices(env: NodeJS.ProcessEnv): string[] {
  const given = list(env, 'PUSH_SERVICES').map((one) => one.toLowerCase());
  if (given.length === 0) return OF_BROWSERS;
  if (given.length === 1 && given[0] === 'none') return [];
  for (const one of given) {
    const isLocal = URL.canParse(one) && new URL(one).origin === one && new URL(one).hostname === '127.0.0.1';
    if (!HOST.test(one) && !isLocal)
      throw new StartError(
        `PUSH_SERVICES takes hosts such as fcm.googleapis.com or *.notify.windows.com, comma-separated, or none; one is "${one}".`,
      );
  }
  return given;
}

/** Whether an address is one of a push service. */
export function isPushService(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, hostname, port, username } = new URL(address);
  if (username !== '') return false;
  return services.some((one) => {
    if (one.includes('://')) return one === origin;
    const isHost = one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : hostname === one;
    return isHost && protocol === 'https:' && port === '';
  });
}
