import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** Flags of the authenticator data (WebAuthn, section 6.1): a person was there, was verified, a key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** CBOR (RFC 8949) of a text or bytes below 64 KiB. */
function cbor(value: string | Buffer): Buffer {
  const data = Buffer.from(value);
  const major = typeof value === 'string' ? 0x60 : 0x40;
  const head =
    data.length < 24
      ? Buffer.from([major | data.length])
      : data.length < 256
        ? Buffer.from([major | 24, data.length])
        : Buffer.from([major | 25, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

/** An authenticator in software, with one passkey of one site. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    /** whether it asked for a finger, face or PIN */
    private readonly isVerified = true,
  ) {}

  #data(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): string {
    return JSON.stringify({ type: `webauthn.${type}`, challenge, origin: this.origin, crossOrigin: false });
  }

  /** The answer to the options of a registration, as the portal sends it. */
  register(challenge: string, name: string) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    // COSE key (RFC 9053): type EC2, algorithm ES256, curve P-256, x and y.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cbor(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cbor(Buffer.from(y, 'base64url')),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = Buffer.concat([this.#data(WITH_KEY), attested]);
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), cbor('fmt'), cbor('none'), cbor('attStmt'), Buffer.from([0xa0])],
      ...[cbor('authData'), cbor(authData)],
    ]);
    return {
      name,
      id: base64url(this.id),
      clientDataJSON: base64url(this.#client('create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** The answer to the options of a login, as the portal sends it. */
  signIn(challenge: string) {
    const client = this.#client('get', challenge);
    const data = this.#data(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#pair.privateKey);
    return {
      id: base64url(this.id),
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    };
  }
}
