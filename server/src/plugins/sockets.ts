import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { keyOfAddress } from '../http/client-key';

/** Largest number of open connections per address, equal to the gateway's limit of requests. */
export const MAX_SOCKETS_PER_ADDRESS = 256;

/** Named ranges of `TRUSTED_PROXIES`, as ranges of the address library. */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['private', 'uniqueLocal'],
};

/** Whether an address is a proxy or this machine, behind which are many users. */
function speaksForMany(proxies: readonly string[]): (address: string) => boolean {
  const kinds = new Set(['loopback', ...proxies.flatMap((proxy) => NAMED_RANGES[proxy] ?? [])]);
  const list = new BlockList();
  for (const proxy of proxies.filter((one) => !NAMED_RANGES[one])) {
    const [address = '', bits] = proxy.replace(/%[^/]*/, '').split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const ipAddress = ipaddr.process(address);
    return kinds.has(ipAddress.range()) || list.check(ipAddress.toString(), ipAddress.kind());
  };
}

/**
 * Limits the connections of one address where no gateway stands in front, so that one machine cannot use up
 * all; further ones are closed at once.
 * @param proxies result of `proxyAddresses`
 */
export function limitSockets(server: Pick<Server, 'on'>, proxies: readonly string[]): void {
  const openCounts = new Map<string, number>();
  const isFree = speaksForMany(proxies);
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/%.*/, '');
    const key = keyOfAddress(address);
    if (key === null || isFree(address)) return;
    const count = (openCounts.get(key) ?? 0) + 1;
    if (count > MAX_SOCKETS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    openCounts.set(key, count);
    socket.once('close', () => {
      const remaining = (openCounts.get(key) ?? 1) - 1;
      if (remaining > 0) openCounts.set(key, remaining);
      else openCounts.delete(key);
    });
  });
}
