import type { FastifyInstance } from 'fastify';

/** Calls in flight have this long to be answered, mails to be sent. */
export const DRAIN_MS = 5_000;
/** The process ends then, whatever still holds it. */
export const END_MS = 8_000;
const LOOK_MS = 50;

/**
 * Takes no more connections, answers what is in flight, and closes connections as they become idle: a
 * browser would keep them open for minutes. What is not answered in time is cut.
 */
export async function drain(app: FastifyInstance, ms: number = DRAIN_MS): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
