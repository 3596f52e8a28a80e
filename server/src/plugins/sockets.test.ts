import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { limitSockets, MAX_SOCKETS_PER_ADDRESS } from './sockets';

class FakeSocket extends EventEmitter {
  destroyed = false;
  constructor(readonly remoteAddress: string) {
    super();
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Opens fake sockets of an address and returns them. */
function opener(proxies: readonly string[] = []) {
  const server = new EventEmitter();
  limitSockets(server as unknown as Server, proxies);
  return (address: string, times: number) =>
    Array.from({ length: times }, () => {
      const socket = new FakeSocket(address);
      server.emit('connection', socket);
      return socket;
    });
}
const refused = (sockets: readonly FakeSocket[]) => sockets.filter(({ destroyed }) => destroyed).length;

test('limits the connections of one address, not those of others, and frees them again', () => {
  const openSockets = opener();
  const first = openSockets('203.0.113.7', MAX_SOCKETS_PER_ADDRESS);
  expect(refused(first)).toBe(0);
  expect(refused(openSockets('203.0.113.7', 3))).toBe(3);
  // The same address written as IPv6.
  expect(refused(openSockets('::ffff:203.0.113.7', 2))).toBe(2);
  expect(refused(openSockets('203.0.113.8', 2))).toBe(0);
  first[0]?.emit('close');
  expect(refused(openSockets('203.0.113.7', 2))).toBe(1);
});

test('a network of 64 bits counts as one address', () => {
  const openSockets = opener();
  openSockets('2001:db8::1', MAX_SOCKETS_PER_ADDRESS);
  expect(refused(openSockets('2001:db8::2', 1))).toBe(1);
  expect(refused(openSockets('2001:db8:0:1::1', 1))).toBe(0);
});

test.each([
  ['127.0.0.1', []],
  ['10.1.2.3', ['10.0.0.0/8']],
  ['::ffff:172.30.84.2', ['172.30.84.2']],
  ['192.168.1.1', ['uniquelocal']],
  ['fe80::1%eth0', ['fe80::1%eth0']],
])('%s is a proxy where %j is trusted', (address, proxies) => {
  expect(refused(opener(proxies)(address, MAX_SOCKETS_PER_ADDRESS + 5))).toBe(0);
});
