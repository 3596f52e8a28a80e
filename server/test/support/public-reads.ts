import type { AnyCall } from '../../src/http/registered';
import type { TestServer } from './harness';

/** What a stranger can read, with the parameters each call needs; calls that need none are not listed. */
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
  getSummary: ['cw/summary/', 'cw/summary/?country=4'],
};

/** The pages without scripts that tell of cases. */
const PAGES = ['/plain/', '/plain/map', '/plain/stats', '/plain/species'].flatMap((path) =>
  ['fr', 'en'].map((language) => `${path}?lang=${language}&country=4`),
);

/**
 * There is none of these until somebody sends or issues one: server/test/species/pictures.test.ts and
 * server/test/monthly.test.ts read what is published of them.
 */
const NOT_YET = ['getPicture', 'getBulletin'];

/** Every call that reads and asks for no account. */
const openReads = ({ app }: TestServer): AnyCall[] =>
  app.calls.filter((call) => call.access === 'open' && (call.method === 'GET' || call.method === 'OPTIONS'));

/** Every public answer and page by its address; the pages need the texts of `deployTexts`. @throws when one of them is not answered */
export async function readAllPublic(server: TestServer): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const call of openReads(server).filter(({ name }) => !NOT_YET.includes(name)))
    for (const path of ADDRESSES[call.name] ?? [call.route.replace(':code', 'fr_FR')]) {
      const response = await server.call(call.method, path);
      if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
      bodies.set(`${call.method} ${path}`, response.body);
    }
  for (const url of PAGES) {
    const response = await server.app.inject({ url });
    if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
    bodies.set(url, response.body);
  }
  return bodies;
}
