import * as calls from '@ciguawatch/shared/api/calls/samples';
import { personShownFrom } from '@ciguawatch/shared/domain/review/weekly-step';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { ResponseCache } from '../../http/response-cache/response-cache';
import { sendCached } from '../../http/response-cache/send-cached';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { zoneOf } from '../public/summary';
import { type AskedProduct, isProduct, readEvidence } from './evidence';
import { importSamples } from './import/import-samples';
import { listSampleImports } from './import/list-imports';
import { undoSampleImport } from './import/undo-import';
import { samplesOfCase } from './of-case';
import { listOwn, readOne } from './read';
import { createSample, deleteSample, patchSample, restoreSample } from './save';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** Largest body of an import in bytes: room for its most lines. */
const IMPORT_BYTES = 2_000_000;

/** Samples may be linked to cases, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Samples of fish and what laboratories found in them. */
export const samplesFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const { store, clock } = deps;

  route(app, deps, calls.listSamples, async (context) => {
    noStore(context.reply);
    return listOwn(store.read, requireOperator(context), {
      deleted: context.query.deleted === 'true',
      now: clock.now(),
    });
  });

  route(app, deps, calls.getSample, async (context) => {
    noStore(context.reply);
    return readOne(store.read, requireOperator(context), Number(context.params.id));
  });

  route(app, deps, calls.createSample, async (context) => {
    noStore(context.reply);
    return createSample(deps, await places.current(), requireOperator(context), context.body);
  });

  route(
    app,
    deps,
    calls.patchSample,
    async (context) => {
      noStore(context.reply);
      const { params, body, version, reply } = context;
      const index = await places.current();
      const changed = await patchSample(
        deps,
        index,
        requireOperator(context),
        Number(params.id),
        body,
        version,
      );
      reply.header('etag', `"${changed.version}"`);
      return changed;
    },
    { current: async (context) => readOne(store.read, requireOperator(context), Number(context.params.id)) },
  );

  route(app, deps, calls.deleteSample, async (context) => {
    await deleteSample(deps, requireOperator(context), Number(context.params.id), context.version);
    return {};
  });

  route(app, deps, calls.restoreSample, async (context) => {
    noStore(context.reply);
    return restoreSample(deps, requireOperator(context), Number(context.params.id));
  });

  route(
    app,
    deps,
    calls.importSamples,
    async (context) => {
      noStore(context.reply);
      return importSamples(deps, await places.current(), requireOperator(context), context.body);
    },
    { bodyLimit: IMPORT_BYTES },
  );

  route(app, deps, calls.listSampleImports, async (context) => {
    noStore(context.reply);
    return listSampleImports(deps, requireOperator(context));
  });

  route(app, deps, calls.undoSampleImport, async (context) => {
    noStore(context.reply);
    return undoSampleImport(deps, requireOperator(context), Number(context.params.id), context.body);
  });

  route(app, deps, calls.listCaseSamples, async (context) => {
    noStore(context.reply);
    return samplesOfCase(store.read, requireOperator(context), Number(context.params.id));
  });

  // Counted from all samples of a product, so at most once a minute.
  const evidence = new ResponseCache(latestVersions(store), {
    version: () => String(Math.floor(clock.now() / MINUTE_MS)),
    make: async (key) => {
      const index = await places.current();
      const now = clock.now();
      const mondayOf = (country: number) => personShownFrom(now - WEEK_MS, zoneOf(index, country));
      return JSON.stringify(await readEvidence(store.read, index, productOf(key), mondayOf));
    },
    headers: () => ({}),
  });
  route(app, deps, calls.listEvidence, async ({ query, request, reply }) => {
    const { specie, phenotype } = query;
    if ((specie === undefined) === (phenotype === undefined))
      throw invalidFields({ specie: specie === undefined ? 'required' : 'contradicts' });
    const key = specie === undefined ? `phenotype ${Number(phenotype)}` : `specie ${Number(specie)}`;
    // Only products that exist, so that nobody fills the cache with numbers.
    if (!(await isProduct(store.read, productOf(key))))
      throw invalidFields({ [specie === undefined ? 'phenotype' : 'specie']: 'unknown_id' });
    await sendCached(request, reply, evidence, key);
    return reply;
  });
};

function productOf(key: string): AskedProduct {
  const [kind, id] = key.split(' ');
  return { kind: kind === 'specie' ? 'specie' : 'phenotype', id: Number(id) };
}
