import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Store } from './db/store';
import type { AccessTokens } from './features/auth/access-token';
import type { BasemapMaker } from './features/basemap/maker';
import type { ComputeOutline } from './features/locations/edit/outline/outline-thread';
import type { Log } from './log/log';

/** Dependencies that every feature receives; tests pass fakes. */
export interface Deps {
  store: Store;
  config: Config;
  clock: Clock;
  /** Log for work outside a request; inside one use `request.log`, whose lines carry the request id. */
  log: Log;
  /** Key for HMACs such as those of receipt codes and cookies; several servers of one database share it. */
  secret: string;
  tokens: AccessTokens;
  /** Makes the map files of a country; call it after a transaction that changed a place. */
  charts: BasemapMaker;
  /** Computes what is stored with an outline, such as its box and label point, in a worker thread. */
  outlines: ComputeOutline;
  /** Asks the mail poller to send soon; call it after a transaction that queued mail. */
  mailWaiting(): void;
  /** Asks for a check of the alert rules soon; call it after a call that may have changed cases. */
  casesChanged(): void;
}

/** Registers the calls of one feature with the application. */
export type Feature = (app: FastifyInstance, deps: Deps) => void | Promise<void>;
