import { listCases } from '@ciguawatch/shared/api/calls/cases';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Feature } from '../../../deps';
import { invalidFields, notFound } from '../../../http/errors/http-error';
import { latestVersions } from '../../../http/response-cache/latest-versions';
import { ResponseCache } from '../../../http/response-cache/response-cache';
import { sendCached } from '../../../http/response-cache/send-cached';
import { route } from '../../../http/route';
import { sendCompressed } from '../../../http/send-text';
import { publicWatermark, watermark } from '../../sync/watermark';
import { chunkText, packedChunk, rowsText, versionOf } from './public-rows';

/** Number of chunks that are made ahead of any request; more would cost more than they save. */
const AHEAD = 4;

const columns = PUBLIC_COLUMNS.join(',');

/**
 * The public list of cases, in chunks of case ids. `[]` is an empty chunk, 404 the end, `X-Chunks` their
 * number. `at` only makes the address new, to bypass a proxy's cache; `format=packed` is a third of the size;
 * `ids` selects single cases, so that a device with few changes need not load 5,000 rows.
 */
export const publicListFeature: Feature = (app, deps) => {
  const versions = latestVersions(deps.store);
  const cacheOf = (make: typeof chunkText, own: Record<string, string> = {}) =>
    new ResponseCache(versions, {
      version: (chunk, found) => (Number(chunk) > found.lastChunk ? null : versionOf(found, Number(chunk))),
      make: (chunk) => make(deps.store, Number(chunk)),
      headers: ({ at, lastChunk }) => ({
        ...own,
        'x-chunks': String(lastChunk + 1),
        'x-sync-at': publicWatermark(at),
      }),
    });
  const rows = cacheOf(chunkText, { 'x-columns': columns });
  const packed = cacheOf(packedChunk);
  app.ahead.push(async () => {
    for (let chunk = 0; chunk < AHEAD; chunk += 1) if (!(await packed.current(String(chunk)))) return;
  });
  route(app, deps, listCases, async ({ query, request, reply }) => {
    if (query.ids !== undefined) return some(deps, query.ids.split(',').map(Number), request, reply);
    if (query.chunk === undefined) throw invalidFields({ chunk: 'required' });
    const chunk = String(Number(query.chunk));
    const cache = query.format === 'packed' ? packed : rows;
    if (await sendCached(request, reply, cache, chunk)) return reply;
    // 404 ends the reading of a device, so it is decided by the database now instead of a recent version.
    await versions.fresh();
    if (await sendCached(request, reply, cache, chunk)) return reply;
    throw notFound('There are no more chunks.');
  });
};

async function some({ store }: Deps, ids: number[], request: FastifyRequest, reply: FastifyReply) {
  const at = await watermark(store);
  const text = await rowsText(store, ids);
  reply.headers({
    'x-columns': columns,
    'x-sync-at': publicWatermark(at),
    'cache-control': 'public, no-cache',
  });
  return sendCompressed(request, reply, text);
}
