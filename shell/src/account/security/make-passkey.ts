import { addPasskey } from '@ciguawatch/shared/api/calls/accounts/passkeys';
import type { PasskeyOptions, RecoveryCodes } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';

/**
 * Makes a passkey by the browser's dialog and adds it to the account.
 * @param options from the server
 * @throws ApiError of the server, or Error when the dialog was cancelled
 */
export async function makePasskey({ options }: PasskeyOptions, name: string): Promise<RecoveryCodes> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return call(addPasskey, {
    params: undefined,
    body: { name, id, clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
  });
}
