import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedItems, type Query, queryOf, readItems } from './asked';
import type { Collection } from './collection';
import { textsOf } from './documents';
import { writeItems } from './items';
import { type Link, ROOT, selfAndOther, TYPES } from './links';
import { itemsContent } from './pages';
import { formAsked, type Sender } from './sender';

/** What leads to the next page. */
const onwards = (below: number) => ({ below, offset: undefined });

/** Sends features of a collection, as a page of a table or as GeoJSON. */
export async function sendItems(
  sender: Sender,
  collection: Collection,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = formAsked(request);
  const query = request.query as Query;
  const asked = readItems(query, form);
  const matched = await collection.count(asked.choice);
  const path = `${ROOT}/collections/${collection.id}/items`;
  if (form === 'html') return sendTable(sender, { collection, asked, matched, path }, request, reply);
  const { base } = sender;
  const features = writeItems(collection, asked, matched, (next): Link[] => [
    ...selfAndOther(base + path, 'json', {
      ...{ json: TYPES.geojson, query: queryOf(query, { f: undefined }).slice(1) },
    }),
    { href: `${base}/legal/terms-of-use`, rel: 'license', type: TYPES.html },
    ...(next === null
      ? []
      : [
          {
            ...{ href: base + path + queryOf(query, { f: 'json', ...onwards(next) }), rel: 'next' },
            type: TYPES.geojson,
          },
        ]),
  ]);
  return sender.stream(request, reply, features);
}

/** Sends a table of features with a link to the next. */
async function sendTable(
  sender: Sender,
  {
    collection,
    asked,
    matched,
    path,
  }: { collection: Collection; asked: AskedItems; matched: number; path: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await collection.page(asked.choice, { ...asked, limit: asked.limit + 1 });
  const features = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? features.at(-1)?.id : undefined;
  const next = last === undefined ? null : path + queryOf(request.query as Query, onwards(last));
  return sender.answer(request, reply, {
    title: ({ p }) => textsOf(collection, p).title,
    page: (words) => itemsContent(collection, { features, matched, next }, words),
    json: () => ({}),
  });
}
