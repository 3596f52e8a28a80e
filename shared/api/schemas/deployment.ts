import * as z from 'zod/mini';
import { MODULE_IDS } from '../../contract/module';
import { instant } from './common';

/** How a module failed in a browser: while it was fetched or verified, or while it ran (`crash`). */
export const FAULT_KINDS = [
  'crash',
  'integrity',
  'contract',
  'surface',
  'missing',
  'server',
  'timeout',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One failure of a module, as reported by a browser. */
export const moduleFault = z.strictObject({
  module: z.enum(MODULE_IDS),
  /** version of its release; null where none was loaded */
  version: z.nullable(z.string().check(z.regex(/^[\w.+-]{1,64}$/))),
  kind: z.enum(FAULT_KINDS),
  message: z.string().check(z.maxLength(500)),
  /** path of the page without its query */
  page: z.string().check(z.maxLength(200), z.regex(/^\//)),
});
export type ModuleFault = z.infer<typeof moduleFault>;

/** Health of a module: `running`; `watch`: browsers report failures; `broken`: no browser can load it. */
const HEALTHS = ['running', 'watch', 'broken'] as const;
export type Health = (typeof HEALTHS)[number];

/**
 * Why a release cannot be loaded: missing in the registry, files differ from those built, or refused by the
 * shell.
 */
const BREAKAGES = ['absent', 'files', 'contract', 'api', 'surface', 'integrity'] as const;
export type Breakage = (typeof BREAKAGES)[number];

/**
 * A release stored beside the portal: `current` in service, `ready` for a rollback, or `refused` by this
 * portal.
 */
const keptRelease = z.object({
  version: z.string(),
  state: z.enum(['current', 'ready', 'refused']),
  /** reason of the refusal */
  why: z.nullable(z.enum(BREAKAGES)),
  placed: instant,
  /**
   * when it last went into service, and when it was replaced; null where it never was, or still is in
   * service
   */
  from: z.nullable(instant),
  until: z.nullable(instant),
});
export type KeptRelease = z.infer<typeof keptRelease>;

const deployedModule = z.object({
  id: z.enum(MODULE_IDS),
  version: z.nullable(z.string()),
  /** when the version went into service; null where this server's commands did not deploy it */
  since: z.nullable(instant),
  health: z.enum(HEALTHS),
  why: z.nullable(z.enum(BREAKAGES)),
  /** failures of the current version reported by browsers, per hour of the last 24 */
  hours: z.array(z.int()),
  /** the previous version, and its failures in the 24 hours before it was replaced */
  before: z.nullable(z.object({ version: z.string(), faults: z.int() })),
  /** the most frequent failures of these 24 hours */
  faults: z.array(
    z.object({ kind: z.enum(FAULT_KINDS), message: z.string(), page: z.string(), n: z.int(), last: instant }),
  ),
  /** null where the releases are stored on another machine */
  releases: z.nullable(z.array(keptRelease)),
});
export type DeployedModule = z.infer<typeof deployedModule>;

export const deployment = z.object({
  at: instant,
  server: z.string(),
  database: z.enum(['pglite', 'postgres']),
  contract: z.int(),
  api: z.int(),
  /** build of the shell; null where it cannot be read */
  shell: z.nullable(z.string()),
  /** minute of the newest daily or requested backup in this server's folder; null where there is none */
  backup: z.optional(z.nullable(instant)),
  /** where mails go: to a mail server, or into files because none is set */
  mail: z.optional(z.enum(['server', 'files'])),
  modules: z.array(deployedModule),
});
export type Deployment = z.infer<typeof deployment>;
