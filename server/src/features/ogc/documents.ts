import type { Translate } from '@ciguawatch/shared/domain/text/translate';
import type { Collection } from './collection';
import { CONFORMS_TO, CRS84, type Link, ROOT, selfAndOther, TYPES } from './links';

/** What every document needs: the address of the portal, its name and texts. */
export interface DocumentContext {
  /** address of the portal without a stroke at its end */
  base: string;
  /** name of the portal */
  portal: string;
  p: Translate;
  collections: readonly Collection[];
}

/** First key of the texts of a collection; the second is its description. */
const TEXTS = {
  cases: ['plain.ogcCases', 'plain.ogcCasesText'],
  outlines: ['plain.ogcOutlines', 'plain.ogcOutlinesText'],
  samplings: ['plain.ogcSamplings', 'plain.ogcSamplingsText'],
} as const;

/** Title and description of a collection. */
export const textsOf = ({ id }: Pick<Collection, 'id'>, p: Translate) => ({
  title: p(TEXTS[id][0]),
  description: p(TEXTS[id][1]),
});

/** The Pacific of the 22 countries, across 180°. */
const EXTENT: [number, number, number, number] = [130, -30, -120, 21];
/** First month of the oldest public case of the reference data; reports of earlier meals widen nothing. */
const SINCE = '1960-01-01T00:00:00Z';

const license = ({ base, p }: DocumentContext): Link => ({
  ...{ href: `${base}/legal/terms-of-use`, rel: 'license', type: TYPES.html },
  title: p('plain.legalTerms'),
});

/** The first page: what there is and where it is described. */
export function landingDocument(around: DocumentContext) {
  const { base, p, portal } = around;
  const at = base + ROOT;
  return {
    title: `${portal}: ${p('plain.ogcTitle')}`,
    description: p('plain.ogcIntro'),
    links: [
      ...selfAndOther(`${at}/`, 'json'),
      { href: `${at}/api?f=json`, rel: 'service-desc', type: TYPES.openapi, title: p('plain.ogcApi') },
      { href: `${at}/api?f=html`, rel: 'service-doc', type: TYPES.html, title: p('plain.ogcApi') },
      { href: `${at}/conformance`, rel: 'conformance', type: TYPES.json, title: p('plain.ogcConformance') },
      { href: `${at}/collections`, rel: 'data', type: TYPES.json, title: p('plain.ogcCollections') },
      license(around),
    ],
  };
}

/** Which classes of the standard are kept. */
export const conformance = ({ base }: DocumentContext) => ({
  conformsTo: CONFORMS_TO,
  links: selfAndOther(`${base}${ROOT}/conformance`, 'json'),
});

/** One collection. */
export function collectionDocument(collection: Collection, around: DocumentContext) {
  const { base, p } = around;
  const at = `${base}${ROOT}/collections/${collection.id}`;
  const { title, description } = textsOf(collection, p);
  return {
    ...{ id: collection.id, title, description, itemType: 'feature', crs: [CRS84] },
    extent: {
      spatial: { bbox: [EXTENT], crs: CRS84 },
      ...(collection.isTimed && { temporal: { interval: [[SINCE, null]] } }),
    },
    links: [
      ...selfAndOther(at, 'json'),
      { href: `${at}/items?f=json`, rel: 'items', type: TYPES.geojson, title },
      { href: `${at}/items?f=html`, rel: 'items', type: TYPES.html, title },
      // Clients read column types from here, because a page of features may contain only empty ones. Relation
      // names are case-insensitive (RFC 8288), but GDAL recognises only this spelling.
      { href: `${at}/schema?f=json`, rel: 'describedBy', type: TYPES.schema, title },
      license(around),
    ],
  };
}

/** All collections. */
export const collectionList = (around: DocumentContext) => ({
  links: [...selfAndOther(`${around.base}${ROOT}/collections`, 'json'), license(around)],
  collections: around.collections.map((one) => collectionDocument(one, around)),
});

/**
 * JSON Schema of a feature of a collection. Null, which stands for what is unknown or withheld, is allowed by `nullable`,
 * as OpenAPI 3.0 writes it: GDAL reads no list of types.
 */
export function schemaOf(collection: Collection, around: DocumentContext) {
  const { title, description } = textsOf(collection, around.p);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${around.base}${ROOT}/collections/${collection.id}/schema`,
    ...{ title, description, type: 'object', required: ['type', 'id', 'geometry', 'properties'] },
    properties: {
      type: { const: 'Feature' },
      id: { type: 'integer' },
      geometry: {
        anyOf: [{ $ref: `https://geojson.org/schema/${collection.geometry}.json` }, { type: 'null' }],
      },
      properties: {
        type: 'object',
        required: Object.keys(collection.properties),
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries(collection.properties).map(([name, type]) => [name, { ...type, nullable: true }]),
        ),
      },
    },
  };
}
