import { randomUUID } from 'node:crypto';
import { byHand } from '../../support/by-hand';
import { anyEngine } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { threadCalls } from './thread-setup';

describe('notes about a case', () => {
  const on = setUpCases(anyEngine);
  const { read, write, note, found } = threadCalls(() => on.server);
  const change = (method: string, id: number, version: number, body?: object, as = 'cases_editor') =>
    on.server.call(method, `cw/note/${id}/`, {
      as,
      headers: { 'if-match': `"${version}"` },
      ...(body && { body }),
    });

  it('are read in order by editors of the country, and by nobody else', async () => {
    const id = await on.send();
    await note(id, { text: ' Le laboratoire a reçu la chair ' });
    await note(id, { text: 'Île corrigée', kind: 'correction' }, 'admin');
    const { notes, open } = await read(id, 'admin');
    expect(notes.map(({ text, kind, own, author }) => [text, kind, own, author.name])).toEqual([
      ['Le laboratoire a reçu la chair', 'note', false, 'Demo Cases Editor'],
      ['Île corrigée', 'correction', true, expect.any(String)],
    ]);
    expect(open).toBe(true);
    for (const as of ['cases_editor.fj', 'algae_editor']) {
      expect((await on.server.get(`cw/thread/${id}/`, { as })).statusCode).toBe(403);
      expect((await write(id, {}, as)).statusCode).toBe(403);
    }
    expect((await on.server.get(`cw/thread/${id}/`)).statusCode).toBe(401);
    expect((await on.server.get(`cw/thread/${id + 9}/`, { as: 'cases_editor' })).statusCode).toBe(404);
  });

  it('are stored once however often they are sent, and not under the uuid of another', async () => {
    const id = await on.send();
    const part = { uuid: randomUUID() };
    expect((await write(id, part)).json()).toEqual((await write(id, part)).json());
    expect((await read(id)).notes).toHaveLength(1);
    for (const [other, as] of [
      [{ ...part, text: 'Autre' }, 'cases_editor'],
      [part, 'admin'],
    ] as const)
      expect((await write(id, other, as)).json()).toMatchObject({ code: 'uuid_reused' });
  });

  it('are changed for fifteen minutes by their author only', async () => {
    const id = await on.send();
    const { id: own } = await note(id);
    const body = { text: 'Rappelé', mentions: [] };
    expect((await change('PATCH', own, 1, body, 'admin')).json()).toMatchObject({ code: 'note_foreign' });
    on.server.clock.pass(15 * 60);
    expect((await change('PATCH', own, 1, body)).json()).toMatchObject({ text: 'Rappelé', version: 2 });
    expect((await change('PATCH', own, 1, body)).json()).toMatchObject({ code: 'conflict' });
    on.server.clock.pass(1);
    expect((await change('PATCH', own, 2, body)).json()).toMatchObject({ code: 'note_late' });
  });

  it('are erased by their author at any time; who wrote when stays, and no text in the trail', async () => {
    const id = await on.send();
    const { id: own } = await note(id, {
      text: 'SECRET-TEVA',
      mentions: [await on.server.accountId('admin')],
    });
    on.server.clock.pass(86_400);
    expect((await change('DELETE', own, 1, undefined, 'admin')).statusCode).toBe(403);
    expect((await change('DELETE', own, 1)).json()).toMatchObject({ text: '', mentions: [], version: 2 });
    expect((await change('DELETE', own, 2)).json()).toMatchObject({ version: 2 });
    const { notes } = await read(id, 'admin');
    expect(notes).toMatchObject([{ text: '', author: { name: 'Demo Cases Editor' } }]);
    expect(notes[0]?.erased_at).not.toBeNull();
    expect(await found('mine=true', 'admin')).toEqual([]);
    const trail = await on.server.store.read.selectFrom('audit').selectAll().execute();
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['note_add', 'note_erase']));
    expect(JSON.stringify(trail)).not.toContain('SECRET-TEVA');
  });

  it('mention editors of the country, for whom the case is theirs until they see or answer it', async () => {
    const id = await on.send();
    const other = await on.send();
    const admin = await on.server.accountId('admin');
    const self = await on.server.accountId('cases_editor');
    await note(id, { mentions: [admin, self] });
    await note(other, { mentions: [admin] });
    expect(await found('mine=true', 'admin')).toEqual([other, id]);
    expect(await found('mine=true')).toEqual([]);
    expect((await read(id, 'admin')).mentioned).toBe(true);
    await on.server.post(`cw/thread/${id}/seen/`, {}, { as: 'admin' });
    await note(other, { text: 'Vu' }, 'admin');
    expect((await read(id, 'admin')).mentioned).toBe(false);
    expect(await found('mine=true', 'admin')).toEqual([]);
    for (const stranger of ['cases_editor.fj', 'algae_editor'])
      expect((await write(id, { mentions: [await on.server.accountId(stranger)] })).json()).toMatchObject({
        fields: { mentions: 'unknown_id' },
      });
  });

  it('offer active colleagues of a common country by name', async () => {
    const offered = async (as: string) =>
      (await on.server.get('cw/colleague/', { as })).json<{ id: number; name: string }[]>();
    const names = (await offered('cases_editor')).map(({ name }) => name);
    expect(names).toContain('Demo Cases Editor');
    expect(names).not.toContain('Demo Cases Editor Fiji');
    expect(Object.keys((await offered('cases_editor'))[0] ?? {}).sort()).toEqual(['countries', 'id', 'name']);
    await byHand(on.server.store)
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', await on.server.accountId('cases_editor'))
      .execute();
    expect((await offered('admin')).map(({ name }) => name)).not.toContain('Demo Cases Editor');
    await on.server.reset();
  });

  it('of a deleted case are read but not written', async () => {
    const id = await on.send();
    await note(id);
    await on.server.change('DELETE', `cw/case/${id}/`, { as: 'cases_editor' });
    expect(await read(id)).toMatchObject({ open: false, notes: [{ text: 'Rappeler le centre' }] });
    expect((await write(id)).json()).toMatchObject({ code: 'case_deleted' });
  });
});
