import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import sharp from 'sharp';
import { storedFiles } from '../../../src/backup/stored-files';
import { purgeCases } from '../../../src/features/cases/erasure/purge';
import { mediaFolder } from '../../../src/features/pictures/media-folder';
import { collectFiles } from '../../../src/features/thread/attachments/remove';
import { anyEngine } from '../../support/test-store';
import { setUpCases } from '../case-setup';

const AUTHOR = 'Author of the lagoon, number four';

const photo = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#387' } })
    .withExif({ IFD0: { Artist: AUTHOR } })
    .jpeg()
    .toBuffer();

async function pdf(): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage([300, 200]);
  made.setAuthor(AUTHOR);
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

describe('attachments of a case', () => {
  const on = setUpCases(anyEngine);
  const folder = () => on.server.deps.config.attachmentsDir;
  const kept = () => (existsSync(folder()) ? readdirSync(folder()) : []);
  const send = (id: number, body: Buffer, asked: Record<string, string> = {}, as = 'cases_editor') => {
    const { uuid = randomUUID(), ...more } = asked;
    const query = new URLSearchParams({
      case: String(id),
      kind: 'lab_result',
      name: 'Résultat 7.pdf',
      ...more,
    });
    const headers = { 'content-type': 'application/octet-stream' };
    return on.server.call('PUT', `cw/attachment/${uuid}/?${query}`, { as, payload: body, headers });
  };
  const list = async (id: number) =>
    (await on.server.get(`cw/thread/${id}/`, { as: 'cases_editor' })).json<{
      attachments: CaseAttachment[];
    }>().attachments;

  it('are private files without metadata, saved as a file, recorded when read', async () => {
    const id = await on.send();
    expect((await send(id, await pdf())).statusCode).toBe(201);
    const [held] = await list(id);
    expect(held).toMatchObject({ kind: 'lab_result', name: 'Résultat 7.pdf', type: 'application/pdf' });
    const address = `cw/attachment/${held?.id}/`;
    const file = await on.server.get(address, { as: 'admin' });
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename=".*7\.pdf"$/),
      'x-content-type-options': 'nosniff',
    });
    expect((await PDFDocument.load(file.rawPayload)).getAuthor()).toBeUndefined();
    expect((await on.server.get(address)).statusCode).toBe(401);
    expect((await on.server.get(address, { as: 'cases_editor.fj' })).statusCode).toBe(403);
    const [key = ''] = kept();
    expect((await on.server.app.inject(`/media/${key}/whole`)).statusCode).toBe(404);
    const trail = await on.server.store.read
      .selectFrom('audit')
      .selectAll()
      .where('kind', '=', 'case')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['attachment_add', 'read_attachment']),
    );
    expect(JSON.stringify(trail)).not.toContain('Résultat');
  });

  it('of pictures are stored as WebP without their EXIF, with a preview', async () => {
    const id = await on.send();
    const held = (
      await send(id, await photo(), { kind: 'fish_photo', name: 'loche.jpg' })
    ).json<CaseAttachment>();
    expect(held).toMatchObject({ type: 'image/webp', name: 'loche.jpg' });
    for (const copy of ['', '?copy=small']) {
      const file = await on.server.get(`cw/attachment/${held.id}/${copy}`, { as: 'cases_editor' });
      expect(file.headers['content-type']).toBe('image/webp');
      expect(file.rawPayload.includes(AUTHOR)).toBe(false);
      expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it('are refused with words when they are no picture and no PDF, damaged, or locked', async () => {
    const id = await on.send();
    const whole = await pdf();
    const locked = await PDFDocument.load(whole);
    locked.encrypt({ userPassword: 'teva' });
    for (const [body, status, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'file_type'],
      [Buffer.from('%PDF-1.7\nnothing more'), 400, 'pdf_damaged'],
      [Buffer.from(await locked.save({ useObjectStreams: false })), 400, 'pdf_locked'],
    ] as const) {
      const refused = await send(id, body);
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    }
    expect((await send(id, whole, {}, 'cases_editor.fj')).statusCode).toBe(403);
    expect((await send(id, Buffer.alloc(10 * 1_048_576 + 1, '%PDF-'))).statusCode).toBe(413);
    expect(await list(id)).toEqual([]);
  });

  it('are stored once under a uuid, and removed for good', async () => {
    const id = await on.send();
    const uuid = randomUUID();
    const before = kept().length;
    const first = await send(id, await photo(), { uuid });
    expect((await send(id, await photo(), { uuid })).json()).toEqual(first.json());
    expect(kept()).toHaveLength(before + 1);
    expect((await send(id, await photo(), { uuid, kind: 'other' })).json()).toMatchObject({
      code: 'uuid_reused',
    });
    const address = `cw/attachment/${first.json<CaseAttachment>().id}/`;
    expect((await on.server.call('DELETE', address, { as: 'cases_editor.fj' })).statusCode).toBe(403);
    expect((await on.server.call('DELETE', address, { as: 'admin' })).statusCode).toBe(200);
    expect(kept()).toHaveLength(before);
    expect((await on.server.get(address, { as: 'admin' })).statusCode).toBe(404);
  });

  it('are in a backup beside the pictures, and go with their case', async () => {
    const id = await on.send();
    await send(id, await photo());
    const files = storedFiles(on.server.deps.config);
    const keys = (await files.list()).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(kept()));
    await on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' });
    on.server.clock.pass(31 * 86_400);
    await purgeCases(on.server.store, on.server.clock.now());
    expect(await on.server.store.read.selectFrom('case_attachment').select('id').execute()).toEqual([]);
    const { store, clock } = on.server;
    // The folder of the test was made now, and the clock of the server stands before it.
    clock.set(new Date(Date.now() + 2 * 3_600_000).toISOString());
    await collectFiles({ store, clock, media: mediaFolder(folder()) });
    expect(kept()).toEqual([]);
  });
});
