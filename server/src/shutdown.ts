import type { FastifyInstance } from 'fastify';

/** Milliseconds that calls in flight and mails being sent may take after the server was asked to stop. */
export const DRAIN_MS = 5_000;
/** Milliseconds after which the process ends even if something still hangs. */
export const END_MS = 8_000;
const CHECK_EVERY_MS = 50;

/**
 * Stops listening, waits for the calls in flight and closes connections as they become idle, because a
 * browser would keep them open for minutes. After `ms` milliseconds the rest is cut.
 */
export async function drain(app: FastifyInstance, ms: number = DRAIN_MS): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CHECK_EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
