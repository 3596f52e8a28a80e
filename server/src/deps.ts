import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config/config';
import type { Store } from './db/store';
import type { AccessTokens } from './features/auth/access-token';
import type { BasemapMaker } from './features/basemap/maker';
import type { ComputeOutline } from './features/locations/edit/outline/outline-thread';
import type { Log } from './log/log';

/** What every part of the server is given; tests give fakes. */
export interface Deps {
  store: Store;
  config: Config;
  clock: Clock;
  /** For what happens outside any request; within one, `request.log` carries its id. */
  log: Log;
  /** Signs what only this server may make. */
  secret: string;
  tokens: AccessTokens;
  /** Makes map files from the database; told after a transaction that changed a place. */
  charts: BasemapMaker;
  /** Computes what is stored of an outline. */
  outlines: ComputeOutline;
  /** Has waiting mail sent soon; called after a transaction that wrote some. */
  mailWaiting(): void;
  /** Has the alerts looked at soon; called after a call that may have changed cases. */
  casesChanged(): void;
}

/** Adds the calls of one area to the application. */
export type Feature = (app: FastifyInstance, deps: Deps) => void | Promise<void>;
