import { GUIDES } from '@ciguawatch/shared/contract/help-tasks';
import { FRAMED_CHARTS } from '@ciguawatch/shared/domain/statistics/framed-charts';
import type { FastifyInstance } from 'fastify';

/** A request of the stranger. */
interface Asked {
  method: 'GET' | 'OPTIONS' | 'POST';
  url: string;
  body?: object;
  /** the same, urlencoded */
  form?: string;
}

const get = (...paths: string[]): Asked[] => paths.map((path) => ({ method: 'GET', url: `/api/${path}` }));
const file = (...urls: string[]): Asked[] => urls.map((url) => ({ method: 'GET', url }));
const post = (path: string, body: object): Asked[] => [{ method: 'POST', url: `/api/${path}`, body }];

const OWN = '00000000-0000-4000-8000-00000000ffff';
/** A valid receipt code that no report has. */
const CODE = 'CCCC-CCCC-CCCC-CC';

/**
 * Requests of the stranger for each open call, by name, or why its response contains nothing of a report.
 * `today` is a time from which changes of the latest simulated day are listed.
 */
export const CALLS = (today: string): Record<string, Asked[] | string> => ({
  listCases: get(
    'cw/caselist/?format=json&chunk=0',
    'cw/caselist/?format=json&chunk=1',
    'cw/caselist/?format=packed&chunk=0',
    `cw/caselist/?ids=${Array.from({ length: 60 }, (_, at) => at + 1)}`,
  ),
  checkChanges: get(
    'a/check/case/?after=1970-01-01',
    'a/check/case/?after=1970-01-01&del=true',
    `a/check/case/?after=${today}`,
    `a/check/case/?after=${today}&del=true`,
    ...['specie', 'phenotype', 'location', 'algaetracking'].map((kind) => `a/check/${kind}/?after=${today}`),
  ),
  getSummary: get('cw/summary/', 'cw/summary/?country=4', 'cw/summary/?country=3'),
  getRecoveryFigures: get('cw/recovery/', 'cw/recovery/?country=4', 'cw/recovery/?country=3'),
  getDhis2Metadata: 'places, species and codes; cases are in the other files of DHIS2',
  getDhis2Events: get('cw/dhis2/events/', 'cw/dhis2/events/?year=2026'),
  getDhis2Values: get('cw/dhis2/values/', 'cw/dhis2/values/?year=2026'),
  getDhis2Completeness: get('cw/dhis2/completeness/'),
  listEvidence: get(
    'cw/evidence/?specie=22',
    'cw/evidence/?specie=16',
    'cw/evidence/?phenotype=2',
    'cw/evidence/',
  ),
  listCoverage: get('cw/coverage/'),
  listBulletins: get('cw/bulletin/?country=4'),
  getBulletin: get('cw/bulletin/1/'),
  listLocations: get('cw/location/?format=packed', 'cw/location/?format=boxes', 'cw/location/?ids=69,88'),
  listCountries: get('cw/country/'),
  listSpecies: get('fb/specie/'),
  listPhenotypes: get('phenotype/'),
  getSpecie: get('fb/specie/22/', 'fb/specie/16/'),
  getPhenotype: get('phenotype/2/'),
  getSpecieDetail: get('fb/specie/22/detail/', 'fb/specie/16/detail/'),
  getPhenotypeDetail: get('phenotype/2/detail/'),
  listAlgaeSpecies: get('gd/specie/'),
  listLanguages: get('a/language/'),
  getDictionary: get('a/translation/fr_FR/'),
  streamChanges: 'says that public rows changed, no more; events.test.ts hides changes from it',
  getConfig: get('config/'),
  getPicture: get('a/picture/none/'),
  formCase: [{ method: 'OPTIONS', url: '/api/cw/case/' }],
  getPushKey: 'a key of the installation, drawn at random',
  listPushIslands: post('cw/push/mine/', { endpoint: 'https://fcm.googleapis.com/none' }),
  followByPush: post('cw/push/', {
    ...{ endpoint: 'https://fcm.googleapis.com/none', island: 69, language: 'fr_FR' },
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  }),
  renewPush: post('cw/push/renew/', {
    ...{ former: 'https://fcm.googleapis.com/none', endpoint: 'https://fcm.googleapis.com/other' },
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  }),
  unfollowByPush: post('cw/push/end/', { endpoint: 'https://fcm.googleapis.com/none', island: 69 }),
  askWording: post('a/translation/wording/', {
    ...{ language: 'fr_FR', namespace: 'shell', page: 'bar', key: 'language', text: 'Choix de la langue' },
  }),
  createContact: post('cw/contact/', { case_uuid: OWN, cont_name: 'Nobody' }),
  createCase: post('cw/pcase/create/', {
    case_uuid: OWN,
    case_location_id: 32,
    case_eventtime: '2026-03-01T12:00',
  }),
  withdrawCase: post('cw/pcase/withdraw/', { receipt_code: CODE }),
  readWithdrawal: post('cw/pcase/withdrawal/', { receipt_code: CODE }),
  login: 'knows accounts only',
  askLoginLink: 'knows accounts only',
  loginByLink: 'knows accounts only',
  refresh: 'knows accounts only',
  logout: 'knows accounts only',
  requestReset: 'knows accounts only',
  checkReset: 'knows accounts only',
  confirmReset: 'knows accounts only',
  confirmEmail: 'knows accounts only',
  secondStep: 'knows accounts only',
  passkeyOptions: 'knows accounts only',
  passkeyLogin: 'knows accounts only',
  startSso: 'knows the provider only',
  finishSso: 'knows accounts only',
  tellModuleFault: 'answers nothing',
});

const pages = (path: string): Asked[] =>
  ['fr', 'en'].map((lang) => ({ method: 'GET', url: `${path}?lang=${lang}&country=4` }));

/** Requests of the stranger for all other open addresses: plain pages, documents, files. */
export const FILES: Record<string, Asked[] | string> = {
  '/plain': pages('/plain/'),
  '/plain/map': pages('/plain/map'),
  '/plain/stats': pages('/plain/stats'),
  '/plain/species': pages('/plain/species'),
  ...Object.fromEntries(
    ['map', 'stats', 'species'].flatMap((page) =>
      ['csv', 'json'].map((end) => [`/plain/${page}.${end}`, pages(`/plain/${page}.${end}`)]),
    ),
  ),
  '/plain/risk': [
    ...pages('/plain/risk'),
    ...pages('/plain/risk').map(({ method, url }) => ({ method, url: `${url}&island=69&fish=22` })),
  ],
  '/island/:name': [
    ...['/island/rapa', '/island/tahiti'].flatMap(pages),
    ...['csv', 'json', 'atom'].map((end): Asked => ({ method: 'GET', url: `/island/rapa.${end}` })),
  ],
  '/species/:name': [
    ...pages('/species/epinephelus-polyphekadion'),
    ...['csv', 'json'].map(
      (end): Asked => ({ method: 'GET', url: `/species/epinephelus-polyphekadion.${end}` }),
    ),
  ],
  '/embed/island/:name': pages('/embed/island/rapa'),
  '/embed/species/:name': pages('/embed/species/epinephelus-polyphekadion'),
  '/embed/stats': pages('/embed/stats'),
  '/embed/chart/:chart': FRAMED_CHARTS.flatMap((chart) => pages(`/embed/chart/${chart}`)),
  '/island': 'says that there is no such page',
  '/species': 'says that there is no such page',
  '/embed': 'says that there is no such page',
  '/island*': 'says that there is no such page',
  '/species*': 'says that there is no such page',
  '/embed*': 'says that there is no such page',
  '/ogc': file('/ogc/'),
  '/ogc/api': 'addresses of the sources',
  '/ogc/conformance': 'addresses of a standard',
  '/ogc/collections': file('/ogc/collections'),
  '/ogc/collections/:collection': file('/ogc/collections/cases'),
  '/ogc/collections/:collection/schema': file('/ogc/collections/cases/schema'),
  '/ogc/collections/:collection/items': file(
    '/ogc/collections/cases/items?f=json',
    '/ogc/collections/cases/items?f=json&bbox=-155,-30,-130,0&datetime=2026',
    '/ogc/collections/cases/items?f=html&country=4',
    '/ogc/collections/outlines/items?f=html',
    '/ogc/collections/samplings/items?f=json',
  ),
  '/ogc/collections/:collection/items/:feature': Array.from({ length: 8 }, (_, at) =>
    file(`/ogc/collections/cases/items/${at + 1}?f=json`),
  ).flat(),
  '/ogc*': 'says that there is no such page',
  ...Object.fromEntries(
    ['/openrosa', '/openrosa/account'].flatMap((root) =>
      ['formList', 'report.xml', 'submission'].map((name) => [
        `${root}/${name}`,
        'questions, places and fish; of a report only what its sender knows',
      ]),
    ),
  ),
  '/openrosa/report.xlsx': 'questions, places and fish',
  '/help': 'texts that ship with the server',
  ...Object.fromEntries(GUIDES.map((guide) => [`/help/${guide}`, 'texts that ship with the server'])),
  '/help/pictures/:language/:name': 'pictures that ship with the server',
  '/help*': 'says that there is no such page',
  '/open-data': pages('/open-data'),
  '/open-data/:version/:file': 'none is made in these days; what one would count is asked for apart',
  '/open-data*': 'says that there is no such page',
  '/plain/darwin-core': 'samplings and species, nothing of a report',
  '/plain/darwin-core/samplings.zip': 'samplings, nothing of a report',
  '/plain/darwin-core/directory.zip': 'species, nothing of a report',
  '/plain/privacy': 'texts and limits of the configuration',
  '/plain/terms': 'texts and limits of the configuration',
  '/plain/accessibility': 'texts, and the address of the publisher',
  '/.well-known/security.txt': 'the address of the publisher',
  '/plain/notice': 'texts and limits of the configuration',
  '/plain*': 'says that there is no such page',
  '/plain/report': pages('/plain/report'),
  '/plain/follow': ['fr', 'en'].map((lang) => ({
    method: 'GET',
    url: `/plain/follow?island=69&lang=${lang}`,
  })),
  '/plain/follow/:token': [
    ...pages('/plain/follow/none'),
    { method: 'POST', url: '/plain/follow/none', form: '' },
  ],
  '/plain/unfollow/:token': [
    ...pages('/plain/unfollow/none'),
    { method: 'POST', url: '/plain/unfollow/none', form: '' },
  ],
  '/plain/post/:token': [
    ...pages('/plain/post/none'),
    { method: 'POST', url: '/plain/post/none', form: 'go=nothing' },
  ],
  '/chart/manifest.json': [{ method: 'GET', url: '/chart/manifest.json' }],
  '/registry.json': [{ method: 'GET', url: '/registry.json' }],
  '/api/health': get('health/'),
  // Drawn from the heads of pages, so that they tell what those do.
  '/api/picture-of/:language/:name.png': ['home', 'map-69', 'specie-22'].map((name) => ({
    method: 'GET',
    url: `/api/picture-of/en/${name}.png`,
  })),
  '/sitemap.xml': [{ method: 'GET', url: '/sitemap.xml' }],
  '/manifest.webmanifest': 'names and addresses of the sources',
  '/ciguawatch/case/fish': 'leads to its page',
  '/robots.txt': 'a file of the sources',
  '/api/docs/json': get('docs/json'),
  '/chart/:file': 'made of outlines and names of places, and named by the manifest',
  '/media/:key/:file': 'pictures of species',
  '/r': [...pages('/r'), { method: 'POST', url: '/r', form: `receipt_code=${CODE}&go=open` }],
  '/plain/code.js': 'a script of the sources',
  '/plain/style.css': 'a style sheet of the sources',
  '/api/docs': 'texts and addresses of the sources',
  '/api/docs/yaml': 'the same as the JSON',
  '/api/docs/calls': 'the page of the description',
  '/api/docs/calls/json': 'the same as the JSON',
  '/api/docs/calls/yaml': 'the same as the JSON',
  '/api/docs/calls/static/index.html': 'a file of a library',
  '/api/docs/calls/static/swagger-initializer.js': 'a file of a library',
  '/api/docs/calls/static/theme/portal.css': 'a style sheet of the sources',
  '/api/docs/calls*': 'files of a library',
  '*': 'files of the built portal',
};

/** All requests of one round. */
export const everything = (today: string): Asked[] =>
  [...Object.values(CALLS(today)), ...Object.values(FILES)].flatMap((asked) =>
    typeof asked === 'string' ? [] : asked,
  );

/** Addresses of the router that are no calls, without digests in file names. */
export function otherAddresses(app: FastifyInstance): string[] {
  const calls = new Set(app.calls.map(({ route }) => `/api/${route}`.replace(/\/$/, '')));
  const above: string[] = [];
  const found: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = ''] = /^([│ ]*)[├└]── (.*?) \([A-Z, ]+\)$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    above[depth] = `${depth === 0 ? '' : above[depth - 1]}${part}`;
    const address = above[depth].replace(/\/$/, '').replace(/\.[0-9a-f]{8,}\./, '.');
    if (!calls.has(address) && !address.includes('|')) found.push(address);
  }
  return found;
}
