import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../deps';
import { HttpError, notFound } from '../../http/errors/http-error';
import { ListCache } from '../plain/frame/lists';
import { checkParameters, type Query } from './asked';
import { casesCollection } from './cases';
import type { Collection } from './collection';
import { description } from './description';
import {
  collectionDocument,
  collectionList,
  conformance,
  landingDocument,
  schemaOf,
  textsOf,
} from './documents';
import { ROOT, selfAndOther, TYPES } from './links';
import { outlinesCollection } from './outlines';
import * as pages from './pages';
import { samplingsCollection } from './samplings';
import { sendItems } from './send-items';
import { Sender } from './sender';

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Documents = 'landing' | 'api' | 'conformance' | 'collections';

/** Documents that are about no collection, by the end of their address. */
const DOCUMENTS: Record<Documents, Parameters<Sender['answer']>[2]> = {
  landing: { title: ({ p }) => p('plain.ogcTitle'), page: pages.landingContent, json: landingDocument },
  api: {
    title: ({ p }) => p('plain.ogcApi'),
    page: (words) => pages.apiContent(words, description(words).paths),
    json: description,
    type: TYPES.openapi,
  },
  conformance: {
    title: ({ p }) => p('plain.ogcConformance'),
    page: pages.conformanceContent,
    json: conformance,
  },
  collections: {
    title: ({ p }) => p('plain.ogcCollections'),
    page: pages.collectionsContent,
    json: collectionList,
  },
};

/**
 * The public data by OGC API Features, Part 1: for QGIS, GDAL and other programs for maps, and as pages without
 * scripts. Cases are read from the public rows alone.
 */
export const ogcFeature: Feature = async (root, { store, config }) => {
  const license = `${config.publicUrl.replace(/\/+$/, '')}/legal/terms-of-use`;
  const collections: readonly Collection[] = [
    casesCollection(store, new ListCache(store), license),
    outlinesCollection(store, license),
    samplingsCollection(store, config.openSamplings, license),
  ];
  const sender = new Sender(config, collections);

  const collectionOf = ({ params }: FastifyRequest): Collection => {
    const found = collections.find(({ id }) => id === (params as { collection: string }).collection);
    if (!found) throw notFound('There is no such collection.');
    return found;
  };

  const about =
    (json: typeof collectionDocument | typeof schemaOf, type?: string): Handle =>
    async (request, reply) => {
      const collection = collectionOf(request);
      return sender.answer(request, reply, {
        title: ({ p }) => textsOf(collection, p).title,
        page: (words) => pages.collectionContent(collection, words),
        json: (words) => json(collection, words),
        ...(type !== undefined && { type }),
      });
    };

  const item: Handle = async (request, reply) => {
    const collection = collectionOf(request);
    const { feature } = request.params as { feature: string };
    const found = /^\d{1,9}$/.test(feature) ? await collection.one(Number(feature)) : null;
    if (!found) throw notFound('There is no such feature.');
    const at = `${sender.base}${ROOT}/collections/${collection.id}`;
    const links = [
      ...selfAndOther(`${at}/items/${found.id}`, 'json', { json: TYPES.geojson }),
      { href: at, rel: 'collection', type: TYPES.json },
      { href: license, rel: 'license', type: TYPES.html },
    ];
    return sender.answer(request, reply, {
      title: ({ p }) => `${textsOf(collection, p).title} ${found.id}`,
      page: (words) => pages.itemContent(collection, found, words),
      json: () => ({ ...found, links }),
      type: TYPES.geojson,
    });
  };

  await root.register(async (app) => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'an address of OGC API Features failed');
      return sender.fail(request, reply, status, status < 500 ? error.message : 'The server failed.');
    });
    const get = (path: string, of: 'page' | 'items', handle: Handle) =>
      app.get(`${ROOT}${path}`, { schema: { hide: true } }, (request, reply) => {
        checkParameters(request.query as Query, of);
        return handle(request, reply);
      });
    for (const [name, made] of Object.entries(DOCUMENTS))
      get(name === 'landing' ? '/' : `/${name}`, 'page', (...asked) => sender.answer(...asked, made));
    get('/collections/:collection', 'page', about(collectionDocument));
    get('/collections/:collection/schema', 'page', about(schemaOf, TYPES.schema));
    get('/collections/:collection/items', 'items', (request, reply) =>
      sendItems(sender, collectionOf(request), request, reply),
    );
    get('/collections/:collection/items/:feature', 'page', item);
    app.get(`${ROOT}/*`, { schema: { hide: true } }, () => {
      throw notFound();
    });
  });
};
