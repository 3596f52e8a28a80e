import { EVENT_STREAM } from '@ciguawatch/shared/api/calls/desk/events';
import type { FastifyReply } from 'fastify';
import type { Sink } from './hub';

/** Bytes that may wait for a browser which does not read; then its connection is cut. */
const MOST_WAITING = 64 * 1024;
/** Milliseconds after which a browser tries again. */
const RETRY_MS = 3_000;

/**
 * Begins the response of a stream. Fastify is told to leave it alone, since it stays open after the handler.
 * @param closed called once when the connection is gone
 */
export function sinkOf(reply: FastifyReply, closed: () => void): Sink {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', EVENT_STREAM);
  raw.setHeader('cache-control', 'private, no-store, no-transform');
  // nginx would keep events back until its buffer is full.
  raw.setHeader('x-accel-buffering', 'no');
  raw.once('close', closed);
  raw.on('error', closed);
  raw.writeHead(200);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  return {
    write(text) {
      raw.write(text);
      if (raw.writableLength > MOST_WAITING) raw.destroy();
    },
    end: () => raw.end(),
  };
}
