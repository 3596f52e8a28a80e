import { MAX_COUNTRY } from '@ciguawatch/shared/domain/country/numbers';
import { LIMITS } from './asked';
import { type DocumentContext, textsOf } from './documents';
import { ROOT, TYPES } from './links';

const parameter = (name: string, description: string, schema: object, place: 'query' | 'path' = 'query') => ({
  ...{ name, in: place, description, required: place === 'path', schema },
  ...(place === 'query' && { style: 'form', explode: false }),
});

const EVERYWHERE = [
  parameter('f', 'Form of the answer, instead of the header Accept.', {
    type: 'string',
    enum: ['json', 'html'],
  }),
  parameter('lang', 'Language of titles, instead of the header Accept-Language.', {
    type: 'string',
    enum: ['fr', 'en'],
  }),
];

const OF_ITEMS = [
  parameter('limit', 'Most features of a page.', {
    ...{ type: 'integer', minimum: 1, maximum: LIMITS.most, default: LIMITS.usual },
  }),
  parameter('bbox', 'West, south, east, north in degrees; west is greater than east across 180°.', {
    ...{ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 6 },
  }),
  parameter('datetime', 'A time of RFC 3339, or two with a stroke between them, `..` being open.', {
    type: 'string',
  }),
  parameter('country', 'Number of a country.', { type: 'integer', minimum: 1, maximum: MAX_COUNTRY }),
  parameter('offset', 'Features left out before the first, for clients that follow no links.', {
    ...{ type: 'integer', minimum: 0, default: 0 },
  }),
  parameter('below', 'Id below which the page begins; links to next pages carry it.', {
    ...{ type: 'integer', minimum: 0 },
  }),
];

const answer = (description: string, type: string) => ({
  '200': {
    description,
    content: { [type]: { schema: { type: 'object' } }, [TYPES.html]: { schema: { type: 'string' } } },
  },
  '400': refusal('A parameter is unknown or wrong.'),
});

const refusal = (description: string) => ({
  description,
  content: {
    [TYPES.json]: {
      schema: {
        ...{ type: 'object', required: ['code'] },
        properties: { code: { type: 'string' }, description: { type: 'string' } },
      },
    },
  },
});

/** Title and description of what an address answers. */
type Told = Readonly<{ title: string; description: string }>;

const read = (operationId: string, told: Told, parameters: object[], type: string = TYPES.json) => ({
  get: {
    ...{ operationId, summary: told.title, description: told.description, tags: ['OGC API Features'] },
    parameters: [...parameters, ...EVERYWHERE],
    responses: answer(told.title, type),
  },
});

const featureId = parameter('featureId', 'Id of the feature.', { type: 'integer' }, 'path');

/** The addresses as OpenAPI 3.0, which programs read to learn how many features a page may hold. */
export function description(around: DocumentContext) {
  const { base, p, portal, collections } = around;
  const page = (key: string) => ({ title: p(key), description: p('plain.ogcIntro') });
  const missing = refusal('There is no such feature.');
  const ofCollections = collections.flatMap((collection) => {
    const at = `/collections/${collection.id}`;
    const told = textsOf(collection, p);
    const name = collection.id;
    const one = read(`${name}Item`, told, [featureId], TYPES.geojson);
    return [
      [at, read(name, told, [])],
      [`${at}/schema`, read(`${name}Schema`, told, [], TYPES.schema)],
      [`${at}/items`, read(`${name}Items`, told, OF_ITEMS, TYPES.geojson)],
      [
        `${at}/items/{featureId}`,
        { get: { ...one.get, responses: { ...one.get.responses, '404': missing } } },
      ],
    ] as const;
  });
  return {
    openapi: '3.0.3',
    info: {
      title: `${portal}: ${p('plain.ogcTitle')}`,
      description: p('plain.ogcIntro'),
      version: '1.0.0',
      termsOfService: `${base}/legal/terms-of-use`,
      license: { name: p('plain.legalTerms'), url: `${base}/legal/terms-of-use` },
      contact: { name: portal, url: `${base}/legal/legal-notice` },
    },
    // Everything is public.
    security: [],
    servers: [{ url: base + ROOT }],
    tags: [{ name: 'OGC API Features', description: p('plain.ogcIntro') }],
    paths: {
      '/': read('landing', page('plain.ogcTitle'), []),
      '/api': read('api', page('plain.ogcApi'), [], TYPES.openapi),
      '/conformance': read('conformance', page('plain.ogcConformance'), []),
      '/collections': read('collections', page('plain.ogcCollections'), []),
      ...Object.fromEntries(ofCollections),
    },
  };
}
