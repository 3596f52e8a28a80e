import type { GuardedChange } from './features/approvals/guarded-route';
import type { ChangeHub } from './features/events/hub';
import type { Bundled } from './features/i18n/bundled';
import type { Operator } from './http/operator';
import type { AnyCall } from './http/registered';
import type { CachedAddresses } from './http/response-cache/cached-addresses';
import type { RegistrySource } from './registry/source';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call the application serves. */
    calls: AnyCall[];
    /** Changes that may wait for a second person, by the name of their call. */
    guardedChanges: Map<string, GuardedChange>;
    /** Fills the cache of public responses that the first hook sends before any other code runs. */
    cachedAddresses: CachedAddresses;
    /**
     * One refresh function for each list that every first visit requests, so that no visitor waits for its
     * computation.
     */
    ahead: (() => Promise<unknown>)[];
    /** Texts of the deployed build, before edits by translators. */
    bundled: Bundled;
    /** Where the registry of modules is read from. */
    registrySource: RegistrySource;
    /** Tags of the head of an address, as its path and query, in `fr` or `en`. */
    headTags(pathname: string, search: string, language: 'fr' | 'en'): Promise<string>;
    /** Counts a failure that a browser reported for a module in the metrics of this server. */
    faultSeen(module: string): void;
    /** Hub that forwards changes to the open event streams. */
    changes: ChangeHub;
    /** Compiles the schemas that were left uncompiled at the start to make it quick. */
    compileSchemas(): Promise<void>;
  }
  interface FastifyRequest {
    who: Operator | null;
  }
}
