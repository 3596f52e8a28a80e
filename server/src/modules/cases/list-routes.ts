import { listCases } from '@ciguawatch/shared/api/calls/cases';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Area } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendReady } from '../../http/cached-answer/send-ready';
import { notFound } from '../../http/http-error';
import { route } from '../../http/route';
import { startOfDay, watermark } from '../sync/watermark';
import { chunkState, chunkText } from './public-rows';

/**
 * The public list of cases, the same whoever asks. Chunk n holds the ids of its
 * range; an empty one in the middle is `[]`, and only 404 is the end; `X-Chunks`
 * says beforehand where that is. The query
 * value `at` changes the address when a client wants to pass a proxy by.
 */
export const caseListArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  const columns = PUBLIC_COLUMNS.join(',');
  route(app, deps, listCases, async ({ query, request, reply }) => {
    const chunk = Number(query.chunk);
    const at = await watermark(deps.store);
    const { version, last } = await chunkState(deps.store, chunk);
    if (chunk > last) throw notFound('There are no more chunks.');
    const ready = await answers.get(String(chunk), version, () => chunkText(deps.store, chunk));
    reply
      .header('x-columns', columns)
      .header('x-chunks', String(last + 1))
      .header('x-sync-at', startOfDay(at));
    return sendReady(request, reply, ready);
  });
};
