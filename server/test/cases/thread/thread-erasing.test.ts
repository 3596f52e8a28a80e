import { anyEngine } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { threadCalls } from './thread-setup';

describe('what the thread of a case tells of a person', () => {
  const on = setUpCases(anyEngine);
  const { read, note } = threadCalls(() => on.server);
  const desk = async (call: string, body: object) =>
    (await on.server.post(`cw/person/${call}`, body, { as: 'cases_editor' })).json();

  it('is found by the rights desk in notes and names of files, and erased there', async () => {
    const id = await on.send();
    await note(id, { text: 'Teva Maraetefau a rappelé' });
    await note(id, { text: 'Le laboratoire attend' });
    const query = 'kind=other&name=Maraetefau%20Teva.pdf';
    await on.server.store.tx((trx) =>
      trx
        .insertInto('case_attachment')
        .values({
          ...{ uuid: '00000000-0000-4000-8000-00000000abcd', asked: query, case_id: id },
          ...{ at: new Date(), kind: 'other', name: 'Teva Maraetefau.pdf', type: 'application/pdf' },
          ...{ size: 1, key: 'a' },
        })
        .execute(),
    );
    const { version } = (await on.server.get(`cw/case/${id}/`, { as: 'cases_editor' })).json();
    const found = await desk('find/', { text: 'Teva Maraetefau' });
    expect(found.subjects).toMatchObject([
      { key: `case:${id}`, texts: [{ place: 'note' }, { place: 'attachment', text: 'Teva Maraetefau.pdf' }] },
    ]);
    await desk('erase/', { text: 'Teva Maraetefau', keys: [`case:${id}`] });
    const { notes, attachments } = await read(id);
    expect(notes.map(({ text }) => text)).toEqual(['', 'Le laboratoire attend']);
    expect(attachments).toEqual([]);
    expect((await desk('find/', { text: 'Teva Maraetefau' })).subjects).toEqual([]);
    expect((await on.server.get(`cw/case/${id}/`, { as: 'cases_editor' })).json().version).toBe(version);
  });
});
