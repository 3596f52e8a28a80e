import type { FastifyInstance } from 'fastify';
import type { Job } from './job';

/** Milliseconds between refreshes of the lists made ahead of requests. */
const EVERY_MS = 20_000;

/**
 * Makes and compresses the large public lists before someone waits for them: after the start and soon after a
 * change. Current lists cost nothing.
 */
export const listWarmUpJob = ({ ahead }: Pick<FastifyInstance, 'ahead'>): Job => ({
  name: 'lists ahead',
  every: EVERY_MS,
  atStart: true,
  async run(stopping) {
    for (const make of ahead) if (!stopping?.aborted) await make();
  },
});
