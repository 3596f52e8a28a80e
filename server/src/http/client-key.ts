import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { HttpError } from './errors/http-error';

/** IPv4 address with port, as some proxies write it into X-Forwarded-For. */
const IPV4_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
/** IPv6 address in brackets, with or without port. */
const IPV6_PORT = /^\[([^\]]+)\](?::\d{1,5})?$/;
/** Network interface of a link-local address. */
const ZONE = /%[\w.-]+$/;

/**
 * Key of a sender for all rate limits: an IPv4 address, also if written as IPv6, or the /64 network of an
 * IPv6 address, since one subscriber has all of its addresses.
 * @throws HttpError 400 when a proxy sends no valid address
 */
export function clientKey(request: Pick<FastifyRequest, 'ip'>): string {
  const key = keyOfAddress(request.ip);
  if (key !== null) return key;
  throw new HttpError(400, 'invalid_body', { message: 'The address of the sender cannot be read.' });
}

/** Key of a sender's address given as text; null when the text is no address. */
export function keyOfAddress(text: string | undefined): string | null {
  const bare = (text ?? '').trim();
  const address = (IPV4_PORT.exec(bare)?.[1] ?? IPV6_PORT.exec(bare)?.[1] ?? bare).replace(ZONE, '');
  if (isIP(address) === 0) return null;
  const ipAddress = ipaddr.process(address);
  if (ipAddress.kind() === 'ipv4') return ipAddress.toString();
  const network = ipAddress.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, ...Array<number>(8).fill(0)]).toString()}/64`;
}
