import { listCases } from '@ciguawatch/shared/api/calls/cases';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Area, Deps } from '../../deps';
import { KeptAnswers } from '../../http/cached-answer/kept-answers';
import { sendCompressed } from '../../http/cached-answer/send-compressed';
import { sendKept } from '../../http/cached-answer/send-kept';
import { invalidFields, notFound } from '../../http/http-error';
import { route } from '../../http/route';
import { askAgainFrom, watermark } from '../sync/watermark';
import { type CaseState, caseState, chunkText, packedChunk, rowsText, versionOf } from './public-rows';

/** Chunks that are made before anybody asks; where there are many more, each costs more than it wins. */
const AHEAD = 4;

const columns = PUBLIC_COLUMNS.join(',');

/**
 * The public list of cases, the same whoever asks. Chunk n holds the ids of its
 * range; an empty one in the middle is `[]`, and only 404 is the end; `X-Chunks`
 * says beforehand where that is. The query
 * value `at` changes the address when a client wants to pass a proxy by.
 * `format=packed` is the same in a third of the bytes, for the portal's own pages.
 * `ids` chooses some cases instead: whoever was told of few changes need not read 5,000 rows again.
 */
export const caseListArea: Area = (app, deps) => {
  const state = caseState(deps.store);
  const kept = (own: Record<string, string>, make: typeof chunkText) =>
    new KeptAnswers<CaseState>({
      state,
      version: (chunk, known) => (Number(chunk) > known.last ? null : versionOf(known, Number(chunk))),
      make: (chunk) => make(deps.store, Number(chunk)),
      headers: ({ at, last }) => ({ ...own, 'x-chunks': String(last + 1), 'x-sync-at': askAgainFrom(at) }),
    });
  const rows = kept({ 'x-columns': columns }, chunkText);
  const packed = kept({}, packedChunk);
  app.ahead.push(async () => {
    for (let chunk = 0; chunk < AHEAD; chunk += 1) if (!(await packed.current(String(chunk)))) return;
  });
  route(app, deps, listCases, async ({ query, request, reply }) => {
    if (query.ids !== undefined) return some(deps, query.ids.split(',').map(Number), request, reply);
    if (query.chunk === undefined) throw invalidFields({ chunk: 'required' });
    const chunk = String(Number(query.chunk));
    const answers = query.format === 'packed' ? packed : rows;
    if (await sendKept(request, reply, answers, chunk)) return reply;
    // 404 is the end, without a time to ask again from: it is said of what is there now, not of what was known.
    await state.fresh();
    if (await sendKept(request, reply, answers, chunk)) return reply;
    throw notFound('There are no more chunks.');
  });
};

async function some({ store }: Deps, ids: number[], request: FastifyRequest, reply: FastifyReply) {
  const at = await watermark(store);
  const text = await rowsText(store, ids);
  reply.headers({ 'x-columns': columns, 'x-sync-at': askAgainFrom(at), 'cache-control': 'public, no-cache' });
  return sendCompressed(request, reply, text);
}
