import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { boundSockets, MOST_SOCKETS } from './sockets';

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
  boundSockets(server as unknown as Server, proxies);
  return (address: string, times: number) =>
    Array.from({ length: times }, () => {
      const socket = new FakeSocket(address);
      server.emit('connection', socket);
      return socket;
    });
}
const refused = (sockets: readonly FakeSocket[]) => sockets.filter(({ destroyed }) => destroyed).length;

test('limits the connections of one address, not those of others, and frees them again', () => {
  const open = opener();
  const first = open('203.0.113.7', MOST_SOCKETS);
  expect(refused(first)).toBe(0);
  expect(refused(open('203.0.113.7', 3))).toBe(3);
  // The same address written as IPv6.
  expect(refused(open('::ffff:203.0.113.7', 2))).toBe(2);
  expect(refused(open('203.0.113.8', 2))).toBe(0);
  first[0]?.emit('close');
  expect(refused(open('203.0.113.7', 2))).toBe(1);
});

test('a network of 64 bits counts as one address', () => {
  const open = opener();
  open('2001:db8::1', MOST_SOCKETS);
  expect(refused(open('2001:db8::2', 1))).toBe(1);
  expect(refused(open('2001:db8:0:1::1', 1))).toBe(0);
});

test.each([
  ['127.0.0.1', []],
  ['10.1.2.3', ['10.0.0.0/8']],
  ['::ffff:172.30.84.2', ['172.30.84.2']],
  ['192.168.1.1', ['uniquelocal']],
  ['fe80::1%eth0', ['fe80::1%eth0']],
])('%s is a proxy where %j is trusted', (address, proxies) => {
  expect(refused(opener(proxies)(address, MOST_SOCKETS + 5))).toBe(0);
});
