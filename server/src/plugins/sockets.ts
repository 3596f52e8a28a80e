import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { keyOf } from '../http/client-key';

/** Most sockets of one address at a time, as many as the gateway's requests. */
export const MOST_SOCKETS = 256;

/** Kinds of addresses that `TRUSTED_PROXIES` may name, as they are told of an address. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['private', 'uniqueLocal'],
};

/** Whether an address is one of the proxies, or this machine: they speak for many. */
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
 * Bounds the sockets of one address where no gateway stands in front: one machine alone must not take all that the
 * process may open. What is above is closed at once.
 * @param proxies what `proxyAddresses` answered
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
