import { passkeyLogin, passkeyOptions } from '@ciguawatch/shared/api/calls/accounts/passkeys';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

/** Header by which browsers get the refresh token as a cookie only. */
const COOKIE_MODE = { 'X-Session': 'cookie' };

/**
 * Logs in by a passkey of this device or of a phone nearby.
 * @throws ApiError of the server, or Error when the browser's dialog was cancelled
 */
export async function logInByPasskey(): Promise<void> {
  const { options } = await call(passkeyOptions, { params: undefined, anonymous: true });
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  const tokens = await call(passkeyLogin, {
    params: undefined,
    body: { id, clientDataJSON, authenticatorData, signature },
    anonymous: true,
    headers: COOKIE_MODE,
  });
  await session.takeLogin(tokens);
}
