import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { HttpError } from './errors/http-error';

/** An address with a port, as some proxies write it into X-Forwarded-For. */
const IPV4_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
/** An address of version 6 in brackets, with a port or without. */
const IPV6_PORT = /^\[([^\]]+)\](?::\d{1,5})?$/;
/** The network interface that a link-local address is of. */
const ZONE = /%[\w.-]+$/;

/**
 * The one name under which every limit counts the sender of a request: an address of version 4 as it is,
 * also where it is written as one of version 6; of version 6 the network of 64 bits, since who has one
 * of its addresses has them all.
 * @throws HttpError 400 when a proxy says something that is no address
 */
export function clientKey(request: Pick<FastifyRequest, 'ip'>): string {
  const key = keyOf(request.ip);
  if (key !== null) return key;
  throw new HttpError(400, 'invalid_body', { message: 'The address of the sender cannot be read.' });
}

/** The same of an address as text; null when it is none. */
export function keyOf(text: string | undefined): string | null {
  const bare = (text ?? '').trim();
  const address = (IPV4_PORT.exec(bare)?.[1] ?? IPV6_PORT.exec(bare)?.[1] ?? bare).replace(ZONE, '');
  if (isIP(address) === 0) return null;
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  const network = plain.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, ...Array<number>(8).fill(0)]).toString()}/64`;
}
