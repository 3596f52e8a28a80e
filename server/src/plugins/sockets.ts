import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { keyOf } from '../http/client-key';

/** Largest number of open connections per address, equal to the gateway's limit of requests. */
export const MOST_SOCKETS = 256;

/** Named ranges of `TRUSTED_PROXIES`, as ranges of the address library. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['private', 'uniqueLocal'],
};

/** Whether an address is a proxy or this machine, behind which are many users. */
function speaksForMany(proxies: readonly string[]): (address: string) => boolean {
  const kinds = new Set(['loopback', ...proxies.flatMap((proxy) => NAMED[proxy] ?? [])]);
  const list = new BlockList();
  for (const proxy of proxies.filter((one) => !NAMED[one])) {
    const [address = '', bits] = proxy.replace(/%[^/]*/, '').split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = ipaddr.process(address);
    return kinds.has(plain.range()) || list.check(plain.toString(), plain.kind());
  };
}

/**
 * Limits the connections of one address where no gateway stands in front, so that one machine cannot use up
 * all; further ones are closed at once.
 * @param proxies result of `proxyAddresses`
 */
export function boundSockets(server: Pick<Server, 'on'>, proxies: readonly string[]): void {
  const open = new Map<string, number>();
  const isFree = speaksForMany(proxies);
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/%.*/, '');
    const key = keyOf(address);
    if (key === null || isFree(address)) return;
    const count = (open.get(key) ?? 0) + 1;
    if (count > MOST_SOCKETS) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
