import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';

/** The portal as browsers know it for passkeys (WebAuthn, section 4: relying party). */
interface RelyingParty {
  /** domain that passkeys are bound to */
  rpID: string;
  /** address of the pages that may ask for them */
  origin: string;
}

/**
 * The portal's domain and address: the configured ones, else those of `PUBLIC_URL`. A demonstration without
 * `PUBLIC_URL` takes the host by which it was called, as on another machine of the network.
 */
export function relyingParty({ config }: Pick<Deps, 'config'>, request: FastifyRequest): RelyingParty {
  const { domain, isPublicUrlGiven } = config.passkeys;
  const url = new URL(isPublicUrlGiven ? config.publicUrl : `${request.protocol}://${request.host}`);
  return { rpID: domain ?? url.hostname, origin: url.origin };
}
