/** A link of a document (OGC API Features, RFC 8288). */
export interface Link {
  href: string;
  rel: string;
  type?: string;
  title?: string;
}

/** Media types of the forms. */
export const TYPES = {
  json: 'application/json',
  geojson: 'application/geo+json',
  html: 'text/html',
  openapi: 'application/vnd.oai.openapi+json;version=3.0',
  schema: 'application/schema+json',
} as const;

/** Where the addresses of the standard begin. */
export const ROOT = '/ogc';

/** Coordinate reference system of everything: WGS 84, longitude before latitude. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

/** Conformance classes of Part 1 that the addresses keep. */
export const CONFORMS_TO = ['core', 'geojson', 'html', 'oas30'].map(
  (name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`,
);

/**
 * The address itself, and the same in the other form.
 * @param path whole address without a query
 * @param query of the request, without `f`
 */
export function selfAndOther(
  path: string,
  form: 'json' | 'html',
  { json = TYPES.json, query = '' }: { json?: string; query?: string } = {},
): Link[] {
  const address = (f: string) => `${path}?${query === '' ? '' : `${query}&`}f=${f}`;
  const of = (f: 'json' | 'html', rel: string): Link => ({
    ...{ href: address(f), rel },
    type: f === 'json' ? json : TYPES.html,
  });
  return [of(form, 'self'), of(form === 'json' ? 'html' : 'json', 'alternate')];
}
