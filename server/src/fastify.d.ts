import type { GuardedChange } from './features/approvals/guarded-route';
import type { Bundled } from './features/i18n/bundled';
import type { AnyCall } from './http/registered';
import type { AtHand } from './http/response-cache/at-hand';
import type { Who } from './http/who';
import type { RegistrySource } from './registry/source';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call the application serves. */
    calls: AnyCall[];
    /** Changes that may wait for a second person, by the name of their call. */
    guardedChanges: Map<string, GuardedChange>;
    /** Sends what is in the response cache before anything else is done for a request. */
    atHand: AtHand;
    /** Makes the lists that every first visit asks for, as far as they are not at hand. */
    ahead: (() => Promise<unknown>)[];
    /** Texts that come with what is deployed. */
    bundled: Bundled;
    /** What is in service now. */
    registrySource: RegistrySource;
    /** Counts a failure of a module in the figures of this server. */
    faultSeen(module: string): void;
    /** Compiles the schemas that no call has needed yet. */
    compileSchemas(): Promise<void>;
  }
  interface FastifyRequest {
    who: Who | null;
  }
}
