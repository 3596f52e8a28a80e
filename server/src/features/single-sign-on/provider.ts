import * as oidc from 'openid-client';
import type { Clock } from '../../clock';
import type { SingleSignOn } from '../../config/single-sign-on';
import { HttpError } from '../../http/errors/http-error';
import type { Attempt } from './attempt';

/** Milliseconds that what the provider says of itself is kept. */
const KEEP_MS = 3_600_000;

/** What the provider says of a person. */
export interface Claims {
  subject: string;
  all: Readonly<Record<string, unknown>>;
}

/** The provider of single sign-on: authorization code with PKCE, state and nonce (OpenID Connect Core, section 3.1). */
export class Provider {
  #known: { configuration: oidc.Configuration; until: number } | null = null;

  constructor(
    private readonly settings: SingleSignOn,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a login.
   * @param back page to which the provider sends the browser back
   * @returns address of the provider, and what must be kept until then
   * @throws HttpError 503
   */
  async begin(back: string): Promise<{ url: string; attempt: Omit<Attempt, 'link'> }> {
    const configuration = await this.#configuration();
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: back, scope: 'openid email profile', state, nonce },
      ...{ code_challenge: await oidc.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    });
    return { url: url.href, attempt: { state, nonce, verifier, back } };
  }

  /**
   * Exchanges what came back for what the provider says of the person.
   * @throws HttpError 400 when it does not fit the attempt, or the person refused; 503
   */
  async finish({ state, nonce, verifier, back }: Attempt, query: string): Promise<Claims> {
    const configuration = await this.#configuration();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${back}?${query}`), {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const { userinfo_endpoint: more } = configuration.serverMetadata();
      // Providers may leave names and addresses to this call; what the signed token says counts first.
      const info = more ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return { subject: claims.sub, all: { ...info, ...claims } };
    } catch {
      throw new HttpError(400, 'sso_failed');
    }
  }

  async #configuration(): Promise<oidc.Configuration> {
    const now = this.clock.now();
    if (this.#known && this.#known.until > now) return this.#known.configuration;
    const { issuer, clientId, clientSecret } = this.settings;
    const isLocal = issuer.startsWith('http:');
    try {
      const configuration = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: 10,
        // The library leaves out the signature of a token that came over TLS (OpenID Connect Core, 3.1.3.7).
        execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
      });
      this.#known = { configuration, until: now + KEEP_MS };
      return configuration;
    } catch {
      throw new HttpError(503, 'sso_unavailable', { retryAfter: 60 });
    }
  }
}
