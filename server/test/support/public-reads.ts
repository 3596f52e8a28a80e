import type { AnyCall } from '../../src/http/registered';
import type { TestServer } from './harness';

/** Addresses that anybody can read, for calls that need parameters. */
const ADDRESSES: Record<string, string[]> = {
  listCases: [
    'cw/caselist/?format=json&chunk=0',
    'cw/caselist/?format=packed&chunk=0',
    `cw/caselist/?ids=${Array.from({ length: 30 }, (_, at) => at + 1)}`,
  ],
  listLocations: [
    'cw/location/',
    'cw/location/?geom=true',
    'cw/location/?ids=69,92',
    'cw/location/?format=packed',
    'cw/location/?format=boxes',
  ],
  listSpecies: ['fb/specie/'],
  getSpecie: ['fb/specie/22/'],
  getSpecieDetail: ['fb/specie/22/detail/'],
  getPhenotype: ['phenotype/2/'],
  getPhenotypeDetail: ['phenotype/2/detail/'],
  listPhenotypes: ['phenotype/?format=json'],
  listAlgaeSpecies: ['gd/specie/'],
  checkChanges: ['a/check/case/?after=1970-01-01', 'a/check/case/?after=1970-01-01&del=true'],
  listBulletins: ['cw/bulletin/?country=4'],
  getRecoveryFigures: ['cw/recovery/', 'cw/recovery/?country=4'],
  listEvidence: ['cw/evidence/?specie=22', 'cw/evidence/?phenotype=2'],
  getDhis2Metadata: ['cw/dhis2/metadata/'],
  getDhis2Events: ['cw/dhis2/events/?year=2024'],
  getDhis2Values: ['cw/dhis2/values/?year=2024'],
  getDhis2Completeness: ['cw/dhis2/completeness/?year=2024'],
  getSummary: ['cw/summary/', 'cw/summary/?country=4'],
};

/** Plain pages with data of cases. */
const PAGES = [
  '/plain/?',
  '/plain/map?',
  '/plain/stats?',
  '/plain/species?',
  '/plain/risk?island=69&fish=22&',
  ...['map', 'stats', 'species'].flatMap((page) => [`/plain/${page}.csv?`, `/plain/${page}.json?`]),
  '/island/tahiti?',
  '/island/rapa.json?',
  '/species/epinephelus-polyphekadion?',
  '/species/epinephelus-polyphekadion.csv?',
  '/embed/island/rapa?',
  '/embed/stats?',
  '/open-data?',
].flatMap((path) => ['fr', 'en'].map((language) => `${path}lang=${language}&country=4`));

/** The public data by OGC API Features, as data and as pages. */
const OGC_ADDRESSES = [
  ...['', 'conformance', 'collections', 'collections/cases', 'api'],
  ...['cases', 'outlines', 'samplings'].flatMap((id) =>
    ['schema', 'items'].map((part) => `collections/${id}/${part}`),
  ),
].flatMap((path) => ['json', 'html'].map((form) => `/ogc/${path}?f=${form}&lang=en`));

/**
 * Calls without data until somebody uploads or issues something; server/test/species/pictures.test.ts and
 * server/test/monthly.test.ts read them.
 */
const NOT_YET = ['getPicture', 'getBulletin'];

/** The stream, which does not end and has no data; server/test/events.test.ts reads it. */
const ENDLESS = ['streamChanges'];

/** All open calls that read. */
const openReads = ({ app }: TestServer): AnyCall[] =>
  app.calls.filter((call) => call.access === 'open' && (call.method === 'GET' || call.method === 'OPTIONS'));

/**
 * All public responses and pages by address; the pages need `deployTexts`.
 * @throws when one is no success
 */
export async function readAllPublic(server: TestServer): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const call of openReads(server).filter(({ name }) => ![...NOT_YET, ...ENDLESS].includes(name)))
    for (const path of ADDRESSES[call.name] ?? [call.route.replace(':code', 'fr_FR')]) {
      const response = await server.call(call.method, path);
      if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
      bodies.set(`${call.method} ${path}`, response.body);
    }
  for (const url of [...PAGES, ...OGC_ADDRESSES]) {
    const response = await server.app.inject({ url });
    if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
    bodies.set(url, response.body);
  }
  return bodies;
}
