import { once } from 'node:events';
import { createServer } from 'node:net';

/** The given number of ports: consecutive from `first`, or free ones when that is 0. */
export async function ports(count, first) {
  if (first > 0) return Array.from({ length: count }, (_, i) => first + i);
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const found = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return found;
}
