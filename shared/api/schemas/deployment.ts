import * as z from 'zod/mini';
import { MODULE_IDS } from '../../contract/module';
import { instant } from './common';

/** What a module failed with in a browser: while it was fetched or compared, or while it was drawn (`crash`). */
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

/** One failure of a module, as a browser tells it. */
export const moduleFault = z.strictObject({
  module: z.enum(MODULE_IDS),
  /** version of its release; null where none was reached */
  version: z.nullable(z.string().check(z.regex(/^[\w.+-]{1,64}$/))),
  kind: z.enum(FAULT_KINDS),
  message: z.string().check(z.maxLength(500)),
  /** path of the page, without its query */
  page: z.string().check(z.maxLength(200), z.regex(/^\//)),
});
export type ModuleFault = z.infer<typeof moduleFault>;

/** `running` as it should; `watch`: browsers fail with it; `broken`: it cannot be shown to anybody. */
const HEALTHS = ['running', 'watch', 'broken'] as const;
export type Health = (typeof HEALTHS)[number];

/** Why a release cannot be shown: it is in no registry, its files are not those that were built, or the shell refuses it. */
const BREAKAGES = ['absent', 'files', 'contract', 'api', 'surface', 'integrity'] as const;
export type Breakage = (typeof BREAKAGES)[number];

/** A release that lies beside the portal: `current` in service, `ready` to go back to, or `refused` by this portal. */
const keptRelease = z.object({
  version: z.string(),
  state: z.enum(['current', 'ready', 'refused']),
  /** what this portal refuses it for */
  why: z.nullable(z.enum(BREAKAGES)),
  placed: instant,
  /** when it was put into service last, and when another one followed; null where it never was, or still is */
  from: z.nullable(instant),
  until: z.nullable(instant),
});
export type KeptRelease = z.infer<typeof keptRelease>;

const deployedModule = z.object({
  id: z.enum(MODULE_IDS),
  version: z.nullable(z.string()),
  /** when the version was put into service; null where it was not deployed by a command of this server */
  since: z.nullable(instant),
  health: z.enum(HEALTHS),
  why: z.nullable(z.enum(BREAKAGES)),
  /** failures of the version in service that browsers told of, hour by hour, the 24 hours up to now */
  hours: z.array(z.int()),
  /** the version before, and its failures in the 24 hours before it was replaced */
  before: z.nullable(z.object({ version: z.string(), faults: z.int() })),
  /** what failed most often in these 24 hours */
  faults: z.array(
    z.object({ kind: z.enum(FAULT_KINDS), message: z.string(), page: z.string(), n: z.int(), last: instant }),
  ),
  /** null where the releases lie on another machine */
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
  modules: z.array(deployedModule),
});
export type Deployment = z.infer<typeof deployment>;
