import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a push service got it. */
interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser with keys of its own, which alone can read what is pushed to it (RFC 8291). */
export class PushedBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#ecdh.generateKeys();
  }

  /** What the browser tells the portal. */
  get address() {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** The text of a message. */
  read({ body }: Pushed): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const key = hkdf(this.#auth, this.#ecdh.computeSecret(sender), info, 32);
    const cek = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
    // The last sign ends the text; this portal adds no padding.
    return text.slice(0, -1);
  }
}

/** A push service on this machine. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** Status of the responses, by path; 201 for others. */
  readonly status = new Map<string, number>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const service = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const path = request.url ?? '';
        service.pushed.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
        response.writeHead(service.status.get(path) ?? 201, { location: '/elsewhere' }).end();
      });
    });
    return service;
  }

  /** A browser that has subscribed here. */
  browser = (name: string) => new PushedBrowser(`${this.origin}/${name}`);

  stop = () => new Promise<void>((closed) => void this.server.close(() => closed()));
}

/** Whether the portal of a key signed a message for a push service (RFC 8292). */
export function isSignedBy(key: string, origin: string, { headers }: Pushed): boolean {
  const [, head = '', claims = '', signature = '', sent] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const signed = Buffer.from(signature, 'base64url');
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signed,
  );
  return isValid && sent === key && aud === origin;
}
