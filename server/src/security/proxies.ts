import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { StartError } from '../db/start/start-error';

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Resolves the configured proxies: addresses, networks, named ranges of `proxy-addr`, or host names, which
 * are looked up once.
 * @throws StartError for anything else: with an unknown proxy all visitors would share one address and one
 * rate limit
 */
export async function proxyAddresses(configured: readonly string[]): Promise<string[]> {
  const resolved = await Promise.all(configured.map(addressesOf));
  return resolved.flat();
}

async function addressesOf(proxy: string): Promise<string[]> {
  if (NAMED_RANGES.has(proxy) || isNetwork(proxy)) return [proxy];
  try {
    const entries = await lookup(proxy, { all: true });
    return entries.map((entry) => entry.address);
  } catch {
    throw new StartError(
      `TRUSTED_PROXIES names ${proxy}, which is no address, no network and no host that can be found.`,
    );
  }
}

/** Whether a text is an address or a network; zero bits are refused, because that would trust everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (most < 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}
