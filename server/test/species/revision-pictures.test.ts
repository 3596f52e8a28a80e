import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sendPicture } from '@ciguawatch/shared/api/calls/pictures';
import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import sharp from 'sharp';
import { mediaFolder } from '../../src/features/pictures/media-folder';
import { collectOrphans } from '../../src/features/pictures/orphans';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const EDITOR = 'fishbase_editor';
const DAY = 24 * 3600;

describe.each(engines)('pictures of revisions on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const sent = async (width: number, use: 'fishbase' | 'avatar' = 'fishbase'): Promise<string> => {
    const terms =
      use === 'avatar' ? { author: null, licence: null } : { author: 'Teva', licence: 'cc-by' as const };
    const path = sendPicture.path({ uuid: randomUUID(), use, ...terms });
    const payload = await sharp({ create: { width, height: 90, channels: 3, background: '#387' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    return (await server.call('PUT', path, { as: EDITOR, payload, headers })).json<Picture>().key;
  };
  const ask = (media: string) => {
    const body = {
      uuid: randomUUID(),
      actionType: 'update',
      object_type: 'specie',
      object_id: 22,
      payload: { media },
    };
    return server.post('a/revision/', body, { as: EDITOR });
  };
  const decide = (id: number, status: string) =>
    server.change('PATCH', `a/revision/${id}`, { as: 'moderator', body: { status } });
  const media = async () => (await server.get('fb/specie/22/')).json<Specie>().media;
  const collect = () =>
    collectOrphans({
      store: server.store,
      clock: server.clock,
      media: mediaFolder(join(server.folder, 'media')),
    });
  const there = async (key: string) => (await server.get(`a/picture/${key}/`)).statusCode === 200;

  it('are kept while a change waits or may be reverted, however long', async () => {
    const [first, second, lost] = [await sent(100), await sent(110), await sent(120)];
    const one = (await ask(first)).json<RevisionItem>();
    server.clock.pass(3 * DAY);
    await collect();
    expect([await there(first), await there(lost)]).toEqual([true, false]);
    expect((await decide(one.id, 'approved')).statusCode).toBe(200);
    expect(await media()).toBe(first);
    const other = (await ask(await sent(110))).json<RevisionItem>();
    expect((await decide(other.id, 'approved')).statusCode).toBe(200);
    server.clock.pass(3 * DAY);
    await collect();
    expect([await media(), await there(first)]).toEqual([second, true]);
    const back = await server.post(
      `a/revision/${other.id}/revert/`,
      { uuid: randomUUID() },
      { as: 'moderator' },
    );
    expect([back.statusCode, await media()]).toEqual([200, first]);
  });

  it('must exist, and be of the directory, when a change is made and when it is approved', async () => {
    const refused = { code: 'invalid_body', fields: { media: 'unknown_id' } };
    expect((await ask(`${'0'.repeat(32)}-90x90`)).json()).toMatchObject(refused);
    expect((await ask(await sent(130, 'avatar'))).json()).toMatchObject(refused);
    const key = await sent(140);
    const made = (await ask(key)).json<RevisionItem>();
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('picture_upload').where('key', '=', key).execute();
      await trx.deleteFrom('picture').where('key', '=', key).execute();
    });
    const before = await media();
    const response = await decide(made.id, 'approved');
    expect([response.statusCode, await media()]).toEqual([400, before]);
    expect(response.json()).toMatchObject(refused);
    expect((await decide(made.id, 'rejected')).statusCode).toBe(200);
  });
});
