import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { DEFAULT_COUNTRY } from '@ciguawatch/shared/domain/country/numbers';
import type { CountryFile } from '@ciguawatch/shared/domain/country/read-numbers';
import { PORTAL_NAME } from '@ciguawatch/shared/domain/text/portal-name';
import { isRecipient, type Recipients } from '../backup/encrypt';
import { readCountryFile } from '../country/read-file';
import { StartError } from '../db/start/start-error';
import { type DatabaseLimits, readDatabaseLimits } from './database';
import { type Limits, readLimits } from './limits';
import { readPushServices } from './push-services';
import { readSingleSignOn, type SingleSignOn } from './single-sign-on';
import {
  address,
  addresses,
  countryNumbers,
  flag,
  givenAddress,
  integer,
  LOCAL_HOSTS,
  list,
  mailAddress,
  months,
  origins,
  roles,
  serviceAddress,
  text,
  textOr,
} from './values';

/** Settings from the environment, which is read here alone. `docs/runbook.md` lists the variables. */
export interface Config {
  production: boolean;
  /** Whether demonstration accounts and cases are loaded. */
  demo: boolean;
  /** what the portal is called on its pages, in documents and mails */
  portalName: string;
  host: string;
  port: number;
  dataDir: string;
  /** Folder of uploaded pictures; servers of one database must share it. */
  mediaDir: string;
  /** Folder of private files of cases; servers of one database must share it. */
  attachmentsDir: string;
  /**
   * Folder of the daily backups, how many are kept (0 turns them off) and the public keys they are encrypted
   * for.
   */
  backup: { folder: string; keep: number; recipients: Recipients };
  databaseUrl: string | undefined;
  /** Folder of the built portal, which is served under `/`. */
  portalDir: string;
  /** Addresses of the `release.json` of modules that are hosted elsewhere. */
  moduleReleases: string[];
  /** Whether browsers keep the portal for use without a network. */
  offline: boolean;
  /** Sites from which one tab may load a module under development; always empty in production. */
  moduleOrigins: string[];
  /**
   * Address at which people reach the portal; links in mails and the `Secure` flag of cookies follow from it.
   */
  publicUrl: string;
  /**
   * Domain that passkeys are bound to, when it is not the host of `publicUrl`; and whether that address was
   * given, so that passkeys must not follow the host of a request.
   */
  passkeys: { domain: string | undefined; isPublicUrlGiven: boolean };
  /** Roles whose accounts must have a second factor; none by default. */
  secondFactorRoles: RoleId[];
  /** Provider of single sign-on (OpenID Connect); null where none is configured. */
  singleSignOn: SingleSignOn | null;
  /** Key that signs access tokens. When unset, one is made and kept in the data folder. */
  secret: string | undefined;
  /**
   * Proxies (addresses, networks or host names) whose `X-Forwarded-For` header gives the client's address.
   */
  trustedProxies: string[];
  /** Other sites whose pages may call the API. */
  corsOrigins: string[];
  adminEmail: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** address to which mail servers return what they cannot deliver */
  mailBounces: string | undefined;
  limits: Limits;
  /** Hosts of push services that notices are sent to; none turns them off. */
  pushServices: string[];
  /** Time-outs and number of connections of PostgreSQL. */
  database: DatabaseLimits;
  metrics: MetricsAccess;
  /** Largest JSON body, in bytes. */
  bodyLimit: number;
  session: {
    /** lifetime of an access token, in seconds */
    access: number;
    /** lifetime of a refresh token, in seconds */
    refresh: number;
    /** seconds after which a person must log in again, however often the tokens were refreshed */
    family: number;
    /**
     * seconds during which a used refresh token still works, because tabs of one browser refresh at the same
     * time
     */
    grace: number;
  };
  /** Lifetimes of links in mails, in seconds: to choose a password, of an invitation, to log in. */
  links: { reset: number; invite: number; login: number };
  /** Days without a login, or without use of a role, after which managers are shown an account. */
  dormantDays: number;
  defaultCountry: number;
  /**
   * First month (`2026-11`) observed by the portal, by id of the country; earlier months are not silent but
   * unknown.
   */
  observedSince: Record<string, string>;
  /** Countries whose samplings of microalgae everybody may read. */
  openSamplings: number[];
  /** Thresholds, limits and emergency numbers that countries set differently from the specification. */
  countries: CountryFile;
  publisher: {
    name: string | null;
    address: string | null;
    email: string | null;
    host: string | null;
    dpo_email: string | null;
    contact_months: number;
  };
  map: { style?: string; tiles?: string; attribution?: string } | null;
}

/** Where Prometheus reads the metrics; nowhere when neither is set. */
export interface MetricsAccess {
  /** Separate port for the metrics. */
  port: number | undefined;
  /** Bearer token; without a separate port, `/metrics` is served beside the API to those who send it. */
  token: string | undefined;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** The repository's folder, from `server/src/config` and from the bundle in `server/dist` alike. */
const repositoryFolder = dirname(fileURLToPath(import.meta.url)).replace(
  /[\\/]server[\\/](src|dist)([\\/].*)?$/,
  '',
);

/**
 * Reads the settings.
 * @throws StartError with one sentence that names the wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const port = integer(env, 'PORT', 8080, 0, 65_535);
  if (production) checkProduction(env);
  const portalName = textOr(env, 'PORTAL_NAME', PORTAL_NAME);
  const publicUrl = address(env, 'PUBLIC_URL', `http://localhost:${port}`);
  const demo = !production && flag(env, 'DEMO', true);
  const reset = integer(env, 'RESET_LINK_SECONDS', HOUR_SECONDS, 2 * 60);
  const login = integer(env, 'LOGIN_LINK_SECONDS', 15 * 60, 2 * 60);
  const dataDir = resolve(repositoryFolder, text(env, 'DATA_DIR') ?? '.data');
  return {
    production,
    demo,
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : 'localhost'),
    port,
    dataDir,
    mediaDir: resolve(repositoryFolder, text(env, 'MEDIA_DIR') ?? join(dataDir, 'media')),
    attachmentsDir: resolve(repositoryFolder, text(env, 'ATTACHMENTS_DIR') ?? join(dataDir, 'attachments')),
    backup: {
      folder: resolve(repositoryFolder, text(env, 'BACKUP_DIR') ?? join(dataDir, 'backups')),
      keep: integer(env, 'BACKUP_KEEP', 7, 0, 1000),
      recipients: readRecipients(env),
    },
    databaseUrl: serviceAddress(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    portalDir: resolve(repositoryFolder, text(env, 'PORTAL_DIR') ?? join('dist', 'portal')),
    moduleReleases: addresses(env, 'MODULE_RELEASES'),
    moduleOrigins: origins(env, 'MODULE_ORIGINS'),
    offline: flag(env, 'OFFLINE', true),
    publicUrl,
    portalName,
    passkeys: { domain: readDomain(env, publicUrl), isPublicUrlGiven: text(env, 'PUBLIC_URL') !== undefined },
    secondFactorRoles: roles(env, 'SECOND_FACTOR_ROLES'),
    singleSignOn: readSingleSignOn(env),
    secret: readSecret(env),
    trustedProxies: list(env, 'TRUSTED_PROXIES'),
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    adminEmail: mailAddress(env, 'ADMIN_EMAIL'),
    smtpUrl: serviceAddress(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailBounces: mailAddress(env, 'MAIL_BOUNCES'),
    mailFrom: text(env, 'MAIL_FROM') ?? `${portalName} <no-reply@${new URL(publicUrl).hostname}>`,
    limits: readLimits(env, { reset, login }),
    pushServices: readPushServices(env),
    database: readDatabaseLimits(env),
    metrics: readMetrics(env, port),
    bodyLimit: integer(env, 'BODY_LIMIT', 1_048_576, 1024),
    session: {
      access: integer(env, 'ACCESS_SECONDS', 300, 1),
      refresh: integer(env, 'REFRESH_SECONDS', DAY_SECONDS, 1),
      family: integer(env, 'SESSION_SECONDS', 7 * DAY_SECONDS, 1),
      grace: integer(env, 'REFRESH_GRACE_SECONDS', 10, 0),
    },
    links: {
      reset,
      login,
      // Mails say how long a link works in whole minutes and days, in the plural.
      invite: integer(env, 'INVITE_LINK_SECONDS', 7 * DAY_SECONDS, 2 * DAY_SECONDS),
    },
    dormantDays: integer(env, 'DORMANT_DAYS', 180, 1, 3650),
    defaultCountry: integer(env, 'DEFAULT_COUNTRY', DEFAULT_COUNTRY, 1),
    observedSince: months(env, 'OBSERVED_SINCE'),
    openSamplings: countryNumbers(env, 'OPEN_SAMPLINGS', demo),
    countries: readCountries(env),
    publisher: {
      name: text(env, 'PUBLISHER_NAME') ?? null,
      address: text(env, 'PUBLISHER_ADDRESS') ?? null,
      email: text(env, 'PUBLISHER_EMAIL') ?? null,
      host: text(env, 'PUBLISHER_HOST') ?? null,
      dpo_email: text(env, 'PUBLISHER_DPO_EMAIL') ?? null,
      contact_months: integer(env, 'CONTACT_MONTHS', 24, 1, 1200),
    },
    map: readMap(env),
  };
}

/** Refuses to start in production where a setting that the demonstration guesses is missing or unsafe. */
function checkProduction(env: NodeJS.ProcessEnv): void {
  if (!text(env, 'PUBLIC_URL'))
    throw new StartError(
      'PUBLIC_URL must be set in production to the address people use: links in mails begin with it.',
    );
  const { protocol, hostname } = new URL(address(env, 'PUBLIC_URL', ''));
  if (protocol !== 'https:' && !LOCAL_HOSTS.has(hostname))
    throw new StartError(
      'PUBLIC_URL must begin with https:// in production: over http, passwords and sessions can be read on the way.',
    );
  if (text(env, 'MODULE_ORIGINS'))
    throw new StartError(
      'MODULE_ORIGINS is for development: a portal in production runs no code of other sites.',
    );
  if (text(env, 'DATABASE_URL') && !text(env, 'SECRET'))
    throw new StartError(
      'SECRET must be set where DATABASE_URL is, the same for every server of that database: a login at one would not count at another.',
    );
}

function readMetrics(env: NodeJS.ProcessEnv, port: number): MetricsAccess {
  const metricsPort =
    text(env, 'METRICS_PORT') === undefined ? undefined : integer(env, 'METRICS_PORT', 0, 0, 65_535);
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    throw new StartError('METRICS_PORT must differ from PORT; for the same port set METRICS_TOKEN only.');
  const token = text(env, 'METRICS_TOKEN');
  if (token !== undefined && token.length < 16)
    throw new StartError('METRICS_TOKEN must have at least 16 characters.');
  return { port: metricsPort, token };
}

/** The error never repeats the refused value, which may be the secret key pasted by mistake. */
function readRecipients(env: NodeJS.ProcessEnv): Recipients {
  const givenRecipients = list(env, 'BACKUP_RECIPIENTS');
  if (!givenRecipients.every(isRecipient))
    throw new StartError(
      'BACKUP_RECIPIENTS takes public keys of the format age, comma-separated, each of which begins with age1; one of them is none. The secret key stays away from the server.',
    );
  return givenRecipients;
}

/** Browsers refuse a passkey for a domain that is neither the host of the page nor above it. */
function readDomain(env: NodeJS.ProcessEnv, publicUrl: string): string | undefined {
  const domain = text(env, 'PASSKEY_DOMAIN')?.toLowerCase();
  const { hostname } = new URL(publicUrl);
  if (domain !== undefined && domain !== hostname && !hostname.endsWith(`.${domain}`))
    throw new StartError(`PASSKEY_DOMAIN must be the host of PUBLIC_URL (${hostname}) or a domain above it.`);
  return domain;
}

function readSecret(env: NodeJS.ProcessEnv): string | undefined {
  const secret = text(env, 'SECRET');
  if (secret !== undefined && secret.length < 32)
    throw new StartError('SECRET must have at least 32 characters.');
  return secret;
}

/** Refuses `EMERGENCY_NUMBERS`, which earlier versions read: ignoring it would silently drop the numbers. */
function readCountries(env: NodeJS.ProcessEnv): CountryFile {
  if (text(env, 'EMERGENCY_NUMBERS'))
    throw new StartError(
      'EMERGENCY_NUMBERS is read no more: emergency numbers stand in the file that COUNTRY_NUMBERS names, as "emergency" of their country.',
    );
  const countryFilePath = text(env, 'COUNTRY_NUMBERS');
  return readCountryFile(countryFilePath && resolve(repositoryFolder, countryFilePath));
}

function readMap(env: NodeJS.ProcessEnv): Config['map'] {
  const style = givenAddress(env, 'MAP_STYLE');
  const tiles = givenAddress(env, 'MAP_TILES');
  const attribution = text(env, 'MAP_ATTRIBUTION');
  if (!style && !tiles) return null;
  return { ...(style && { style }), ...(tiles && { tiles }), ...(attribution && { attribution }) };
}
