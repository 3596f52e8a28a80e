import type { FastifyInstance } from 'fastify';
import type { Job } from './job';

/** Milliseconds within which a change is in the lists that are made before anybody asks. */
const EVERY_MS = 20_000;

/**
 * Has the large public lists made and compressed before somebody waits for them: after the start, and soon after a
 * change. What is current costs nothing.
 */
export const listsAhead = ({ ahead }: Pick<FastifyInstance, 'ahead'>): Job => ({
  name: 'lists ahead',
  every: EVERY_MS,
  atStart: true,
  async run(stopping) {
    for (const make of ahead) if (!stopping?.aborted) await make();
  },
});
