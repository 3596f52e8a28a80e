import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app';
import { type Config, readConfig } from '../../src/config/config';
import type { DatabaseLimits } from '../../src/config/database';
import { countriesInForce } from '../../src/country/in-force';
import type { Store } from '../../src/db/store';
import type { Deps } from '../../src/deps';
import { accessTokens } from '../../src/features/auth/access-token';
import { BasemapMaker } from '../../src/features/basemap/maker';
import { outlineThread } from '../../src/features/locations/edit/outline/outline-thread';
import { loadDemoAccounts } from '../../src/features/users/demo';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { silentLog } from '../../src/log/log';
import { decryptLinks } from '../../src/mail/sealed-links';
import { withPortalName } from '../../src/mail/templates';
import { heldVersion } from '../calls/held-version';
import { checkDescribed } from './described';
import { FakeClock } from './fake-clock';
import { numbersInOrder } from './numbers';
import { anyEngine, emptyTables, openTestStore } from './test-store';

const SECRET = 'a secret of the tests, long enough';

let hashed: Promise<string> | undefined;

/** Hash of the demo password, made once at the lowest cost, because each test logs in several times. */
const hashedPassword = (): Promise<string> => {
  hashed ??= hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
};

/** A complete server without a port, on a database of its own. */
export class TestServer {
  private constructor(
    readonly app: FastifyInstance,
    readonly deps: Deps,
    readonly clock: FakeClock,
    readonly folder: string,
  ) {}

  get store(): Store {
    return this.deps.store;
  }

  /**
   * Starts with the demo accounts.
   * @param env overrides the environment
   */
  static async start(
    env: NodeJS.ProcessEnv = {},
    engine: Store['engine'] = anyEngine,
    clock: FakeClock = new FakeClock(),
    options: AppOptions = {},
  ): Promise<TestServer> {
    const server = await TestServer.over((limits) => openTestStore(engine, limits), env, clock, options);
    await loadDemoAccounts(server.store, hashedPassword);
    await numbersInOrder(server.store);
    return server;
  }

  /** Starts on an existing database with its accounts. */
  static async over(
    open: (limits: DatabaseLimits) => Store | Promise<Store>,
    env: NodeJS.ProcessEnv = {},
    clock: FakeClock = new FakeClock(),
    options: AppOptions = {},
  ): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'cig-'));
    const read: Config = readConfig({ DATA_DIR: folder, PORTAL_DIR: join(folder, 'portal'), ...env });
    const store = await open(read.database);
    const config = { ...read, countries: await countriesInForce(store.read, read.countries) };
    const tokens = accessTokens(SECRET, config.session.access, clock);
    const log = options.log ?? silentLog;
    const later = { mailWaiting: () => undefined, casesChanged: () => undefined };
    const charts = new BasemapMaker({ store, portalDir: config.portalDir, log });
    const outlines = outlineThread(join(__dirname, 'outline-worker.cjs'));
    const deps: Deps = { store, config, clock, log, secret: SECRET, tokens, charts, outlines, ...later };
    const app = await buildApp(deps, options);
    await app.ready();
    return new TestServer(app, deps, clock, folder);
  }

  /** Returns to reference data and demo accounts; earlier tokens become invalid. */
  async reset(keep: readonly string[] = []): Promise<void> {
    this.#tokens.clear();
    await emptyTables(this.store, keep);
    await loadDemoAccounts(this.store, hashedPassword);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Id of a demo account, by its address without `@demo.example`. */
  async accountId(name: string): Promise<number> {
    const email = `${name}@demo.example`;
    const account = this.store.read.selectFrom('app_user').select('id').where('email', '=', email);
    return (await account.executeTakeFirstOrThrow()).id;
  }

  /** Queued and sent mails in order, with decrypted links. */
  async mails() {
    const rows = await this.store.read.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
    const { portalName } = this.deps.config;
    return rows.map((row) => ({
      ...row,
      subject: withPortalName(row.subject, portalName),
      body: decryptLinks(this.deps.secret, withPortalName(row.body, portalName)),
    }));
  }

  #tokens = new Map<string, string>();

  /** Access token of a demo account, by its address without `@demo.example`. */
  async token(account: string): Promise<string> {
    const known = this.#tokens.get(account);
    if (known && this.deps.tokens.read(known)) return known;
    const response = await this.post('token/', {
      username: `${account}@demo.example`,
      password: DEMO_PASSWORD,
    });
    const { access } = response.json<{ access: string }>();
    this.#tokens.set(account, access);
    return access;
  }

  /** A call below `/api/`, by a demo account or without one; its response is one that its description knows. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    const { as, body, headers, ...rest } = options;
    const authorization = as ? { authorization: `Bearer ${await this.token(as)}` } : {};
    const response = await this.app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...rest,
    });
    // A stream is read by the test itself.
    if (!rest.payloadAsStream) checkDescribed(this.app, [method, path], response);
    return response;
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  /** A change of an object in its current version, for tests that are not about versions. */
  change = async (method: string, path: string, options: CallOptions = {}) => {
    const headers = { 'if-match': `"${await heldVersion(this.store, path)}"`, ...options.headers };
    return this.call(method, path, { ...options, headers });
  };
  post = (path: string, body: unknown, options?: CallOptions) =>
    this.call('POST', path, { ...options, body });
}

/** Options of a call by a test. */
export interface CallOptions extends Omit<InjectOptions, 'method' | 'url' | 'headers' | 'body'> {
  /** Demo account of the caller. */
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
