import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type PictureParams, sendPicture } from '@ciguawatch/shared/api/calls/pictures';
import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import sharp, { type Metadata } from 'sharp';
import { mediaFolder } from '../../src/features/pictures/media-folder';
import { collectOrphans } from '../../src/features/pictures/orphans';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

/** Long enough never to occur in compressed bytes by chance, as three letters do. */
const PHONE = 'Phone of the lagoon, number four';

const plain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#387',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  });

/** A PNG whose header claims a huge size: a few bytes that would fill the memory. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, named, crc(named)]);
  };
  const lines = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * 16));
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): Buffer {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return out;
}

/** The server's process reads no AVIF, so the test unblocks the reader to check the copies. */
async function looked(bytes: Buffer): Promise<Metadata> {
  const reader = { operation: ['VipsForeignLoadHeifBuffer'] };
  sharp.unblock(reader);
  try {
    return await sharp(bytes).metadata();
  } finally {
    sharp.block(reader);
  }
}

describe.each(engines)('pictures on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_PICTURE_PERSON: '30' }, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const path = (params: Partial<PictureParams>): string =>
    sendPicture.path({ uuid: randomUUID(), use: 'fishbase', author: 'Teva', licence: 'cc-by', ...params });
  const send = (bytes: Buffer, params: Partial<PictureParams> = {}, as = 'fishbase_editor') =>
    server.call('PUT', path(params), { as, payload: bytes, headers: { 'content-type': 'image/jpeg' } });
  const files = (): string[] => {
    try {
      return readdirSync(join(server.folder, 'media'));
    } catch {
      return [];
    }
  };
  const refusal = async (...given: Parameters<typeof send>) => {
    const response = await send(...given);
    const { code, fields } = response.json<{ code: string; fields?: object }>();
    return [response.statusCode, code, fields];
  };

  // Must be the first test, because `looked` blocks the reader for the whole process; here the server does.
  it('are no AVIF, which is written for screens but not read', async () => {
    const avif = await plain(100, 80).avif().toBuffer();
    expect(await refusal(avif)).toEqual([415, 'picture_type', undefined]);
  });

  it('of 12 megapixels are turned upright, cut, and served in four widths without their position', async () => {
    const photo = await plain(4000, 3000)
      .jpeg()
      .withExif({ IFD0: { Make: PHONE }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '17/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(photo.includes(PHONE)).toBe(true);
    const response = await send(photo, { crop: { x: 0, y: 0, w: 1, h: 0.5 } });
    const made = response.json<Picture>();
    expect([response.statusCode, made.width, made.height]).toEqual([201, 1600, 1067]);
    expect(made).toMatchObject({ widths: [320, 640, 960, 1600], author: 'Teva', licence: 'cc-by' });
    for (const [file, type] of [
      ['1600.webp', 'image/webp'],
      ['320.webp', 'image/webp'],
      ['640.avif', 'image/avif'],
    ] as const) {
      const served = await server.app.inject(`/media/${made.key}/${file}`);
      expect(served.headers['content-type']).toBe(type);
      expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { exif, orientation, width } = await looked(served.rawPayload);
      expect([exif, orientation, width]).toEqual([undefined, undefined, Number.parseInt(file, 10)]);
      expect(served.rawPayload.includes(PHONE)).toBe(false);
    }
    expect((await server.get(`a/picture/${made.key}/`)).json()).toEqual(made);
    for (const other of ['1600.avif', '640.jpg', '../../secret.key'])
      expect((await server.app.inject(`/media/${made.key}/${other}`)).statusCode).toBe(404);
  });

  it('are cut as the person saw it, rotated too', async () => {
    // Left half red, right half blue; a turn to the right brings red to the top.
    const half = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const both = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f00' } })
      .composite([{ input: half, left: 200, top: 0 }])
      .png()
      .toBuffer();
    const colour = async (params: Partial<PictureParams>) => {
      const { key, width, height } = (await send(both, params)).json<Picture>();
      const { rawPayload } = await server.app.inject(`/media/${key}/${width}.webp`);
      const { dominant } = await sharp(rawPayload).stats();
      return [width, height, dominant.r > dominant.b ? 'red' : 'blue'];
    };
    expect(await colour({ crop: { x: 0.5, y: 0, w: 0.5, h: 1 } })).toEqual([200, 400, 'blue']);
    expect(await colour({ turn: 1, crop: { x: 0, y: 0, w: 1, h: 0.5 } })).toEqual([400, 200, 'red']);
    expect(await colour({ turn: 3, crop: { x: 0, y: 0, w: 1, h: 0.5 } })).toEqual([400, 200, 'blue']);
  });

  it('are refused as texts, bombs, truncated or too large files, which leave nothing behind', async () => {
    const before = files();
    expect(await refusal(Buffer.from('hello '.repeat(200)))).toEqual([415, 'picture_type', undefined]);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="90" height="90"/></svg>';
    expect(await refusal(Buffer.from(svg))).toEqual([415, 'picture_type', undefined]);
    expect(await refusal(bomb(30_000))).toEqual([400, 'picture_pixels', undefined]);
    const photo = await plain(400, 300).jpeg().toBuffer();
    expect(await refusal(photo.subarray(0, photo.length * 0.6))).toEqual([400, 'picture_damaged', undefined]);
    expect(await refusal(Buffer.alloc(11 * 1_048_576))).toEqual([413, 'body_too_large', undefined]);
    expect(await refusal(photo, { crop: { x: 0, y: 0, w: 0.1, h: 1 } })).toEqual([
      400,
      'invalid_body',
      { crop: 'too_small' },
    ]);
    expect(await refusal(photo, { crop: { x: 0.6, y: 0, w: 0.6, h: 1 } })).toEqual([
      400,
      'invalid_body',
      { crop: 'pattern' },
    ]);
    expect(await refusal(photo, { author: ' ', licence: null })).toEqual([
      400,
      'invalid_body',
      { author: 'required', licence: 'required' },
    ]);
    const json = await server.call('PUT', path({}), { as: 'fishbase_editor', body: { a: 1 } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(files()).toEqual(before);
  });

  it('are sent by those who may, and once', async () => {
    const png = await plain(300, 200).png().toBuffer();
    expect((await refusal(png, {}, 'algae_editor')).slice(0, 2)).toEqual([403, 'forbidden']);
    expect((await refusal(png, { use: 'algae' })).slice(0, 2)).toEqual([403, 'forbidden']);
    const uuid = randomUUID();
    const avatar = (as = 'moderator', bytes = png) =>
      send(bytes, { uuid, use: 'avatar', author: null, licence: null }, as);
    const [first, second] = await Promise.all([avatar(), avatar()]);
    expect([first?.statusCode, second?.json()]).toEqual([201, first?.json()]);
    expect((await avatar()).json()).toEqual(first?.json());
    expect((await avatar('cases_editor')).json().code).toBe('uuid_reused');
    expect((await avatar('moderator', await plain(90, 90).png().toBuffer())).json().code).toBe('uuid_reused');
    const trail = await server.store.read
      .selectFrom('audit')
      .selectAll()
      .where('kind', '=', 'picture')
      .execute();
    expect(trail.map(({ object_id, action }) => [object_id, action])).toEqual([[first?.json().key, 'add']]);
    expect((await server.call('PUT', path({ uuid }), { payload: png })).statusCode).toBe(401);
  });

  it('of an interrupted upload leave nothing', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = server.app.server.address() as AddressInfo;
    const uuid = randomUUID();
    const before = files();
    const arrived = new Promise<void>((done) =>
      server.app.server.once('request', (_, reply) => reply.once('close', done)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `PUT /api/${path({ uuid })} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await server.token('fishbase_editor')}\r\n` +
        'Content-Type: image/jpeg\r\nContent-Length: 100000\r\n\r\nhalf',
      () => socket.destroy(),
    );
    await arrived;
    expect(files()).toEqual(before);
    expect(await server.store.read.selectFrom('picture_upload').select('uuid').execute()).toEqual([]);
  });

  it('that are unused are removed after a day, the others stay', async () => {
    const media = mediaFolder(join(server.folder, 'media'));
    const keys: string[] = [];
    for (const width of [100, 120])
      keys.push((await send(await plain(width, 90).png().toBuffer())).json<Picture>().key);
    const [kept = '', lost = ''] = keys;
    await byHand(server.store).updateTable('specie').set({ media: kept }).where('id', '=', 1).execute();
    const collect = () => collectOrphans({ store: server.store, clock: server.clock, media });
    const there = async () => (await media.list()).map(({ key }) => key).filter((key) => keys.includes(key));
    await collect();
    expect((await there()).sort()).toEqual([...keys].sort());
    server.clock.pass(25 * 3600);
    for (const key of keys) utimesSync(join(server.folder, 'media', key), 1, 1);
    await collect();
    expect(await there()).toEqual([kept]);
    expect((await server.get(`a/picture/${lost}/`)).statusCode).toBe(404);
    await byHand(server.store).updateTable('specie').set({ media: null }).where('id', '=', 1).execute();
  });
});
