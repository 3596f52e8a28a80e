import { randomUUID } from 'node:crypto';
import type { CaseNote, CaseThread } from '@ciguawatch/shared/api/schemas/desk/thread';
import type { TestServer } from '../../support/harness';

/** Calls about the thread of a case, by demo accounts; the server is asked for at each call. */
export const threadCalls = (server: () => TestServer) => ({
  read: async (id: number, as = 'cases_editor') =>
    (await server().get(`cw/thread/${id}/`, { as })).json<CaseThread>(),
  write: (id: number, part: object = {}, as = 'cases_editor') =>
    server().post(
      `cw/thread/${id}/note/`,
      { uuid: randomUUID(), kind: 'note', text: 'Rappeler le centre', mentions: [], ...part },
      { as },
    ),
  note: async (id: number, part: object = {}, as = 'cases_editor') => {
    const body = { uuid: randomUUID(), kind: 'note', text: 'Rappeler le centre', mentions: [], ...part };
    return (await server().post(`cw/thread/${id}/note/`, body, { as })).json<CaseNote>();
  },
  task: (id: number, body: object, version = 1, as = 'cases_editor') =>
    server().call('PATCH', `cw/task/${id}/`, { as, body, headers: { 'if-match': `"${version}"` } }),
  found: async (query: string, as = 'cases_editor') =>
    (await server().get(`cw/case/?${query}`, { as }))
      .json<{ results: { id: number }[] }>()
      .results.map(({ id }) => id),
});
