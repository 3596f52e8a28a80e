import type { AnyCall } from './http/registered';
import type { Who } from './http/who';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call the application serves. */
    calls: AnyCall[];
  }
  interface FastifyRequest {
    who: Who | null;
  }
}
