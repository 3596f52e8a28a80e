import { StartError } from '../db/start/start-error';
import { LOCAL_HOSTS, text, textOr } from './values';

/** A provider of single sign-on by OpenID Connect. */
export interface SingleSignOn {
  /** Address under which the provider describes itself, as its tokens spell it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name on the button. */
  name: string;
  /** Claim with the names of roles that a new account gets; undefined: a manager gives them. */
  rolesClaim: string | undefined;
  /** Claim with the numbers of countries that a new account manages; undefined: none. */
  countriesClaim: string | undefined;
  /** Value of `acr` by which the provider says that it asked for a second factor, besides `mfa` in `amr`. */
  strongAcr: string | undefined;
}

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/**
 * Reads the provider of single sign-on; null where none is configured.
 * @throws StartError when a part is missing, or the provider is not asked over https
 */
export function readSingleSignOn(env: NodeJS.ProcessEnv): SingleSignOn | null {
  const missing = NEEDED.filter((name) => !text(env, name));
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0)
    throw new StartError(`${NEEDED.join(', ')} belong together: ${missing[0]} is missing.`);
  const issuer = textOr(env, 'OIDC_ISSUER', '');
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname)))
    throw new StartError('OIDC_ISSUER must be an address that begins with https://.');
  return {
    issuer,
    clientId: textOr(env, 'OIDC_CLIENT_ID', ''),
    clientSecret: textOr(env, 'OIDC_CLIENT_SECRET', ''),
    name: textOr(env, 'OIDC_NAME', url.hostname),
    rolesClaim: text(env, 'OIDC_ROLES_CLAIM'),
    countriesClaim: text(env, 'OIDC_COUNTRIES_CLAIM'),
    strongAcr: text(env, 'OIDC_STRONG_ACR'),
  };
}
