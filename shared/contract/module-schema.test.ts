import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { ROLE } from './access/roles';
import { CONTRACT, FRAMES, MODULE_IDS, OFFLINE, RELS } from './module';
import schema from './module.schema.json';
import { readModuleDecl } from './validate-module';

const root = path.resolve(__dirname, '../..');
const fits = new Ajv({ strict: true, strictRequired: false }).compile(schema);
type Part = Record<string, unknown>;
type Decl = Part & { routes: Part[]; menu: Part[]; work: Part[] };
const declared = (id: string): Decl => JSON.parse(readFileSync(path.join(root, id, 'module.json'), 'utf8'));

test('the JSON schema lists the words that the shell accepts', () => {
  const { definitions, properties } = schema;
  expect(definitions.role.enum).toEqual(Object.keys(ROLE));
  expect(definitions.route.properties.frame.enum).toEqual(FRAMES);
  expect(definitions.route.properties.rel.enum).toEqual(RELS);
  expect(definitions.route.properties.offline.enum).toEqual(OFFLINE);
  expect(properties.id.enum).toEqual(MODULE_IDS);
  expect(properties.contract.const).toBe(CONTRACT);
});

test.each(MODULE_IDS)('the declaration of %s fits the schema it names', (id) => {
  const decl = declared(id);
  expect(path.resolve(root, id, String(decl.$schema))).toBe(path.join(__dirname, 'module.schema.json'));
  expect(fits(decl) || fits.errors).toBe(true);
});

/** Faults of a single field, which the JSON schema (for editors) and the shell must both refuse. */
const FAULTS: [string, (decl: Decl) => void][] = [
  ['a role by number', (decl) => Object.assign(decl.routes[4]!, { access: { all: [1] } })],
  ['an unknown role', (decl) => Object.assign(decl.routes[4]!, { access: { any: ['editor'] } })],
  ['no role', (decl) => Object.assign(decl.routes[4]!, { access: { all: [] } })],
  [
    'two lists of roles',
    (decl) => Object.assign(decl.work[0]!, { access: { all: ['moderator'], any: ['moderator'] } }),
  ],
  ['an unknown word of access', (decl) => Object.assign(decl.routes[0]!, { access: 'closed' })],
  ['an unknown frame', (decl) => Object.assign(decl.routes[0]!, { frame: 'wide' })],
  ['a frame that is no word', (decl) => Object.assign(decl.routes[0]!, { frame: null })],
  ['an unknown relation', (decl) => Object.assign(decl.routes[0]!, { rel: 'chart' })],
  ['a form that is not', (decl) => Object.assign(decl.routes[0]!, { form: false })],
  ['a layout, as contract 1 had it', (decl) => Object.assign(decl.routes[0]!, { layout: 'ciguawatch' })],
  ['an unknown rule for offline', (decl) => Object.assign(decl.routes[0]!, { offline: 'some' })],
  ['a path in capitals', (decl) => Object.assign(decl, { basePath: '/Ciguawatch' })],
  ['a page that is no key', (decl) => Object.assign(decl.routes[0]!, { page: 'Case map' })],
  ['a group that is no key', (decl) => Object.assign(decl.menu[0]!, { group: 'Follow up' })],
  ['an empty icon', (decl) => Object.assign(decl.menu[0]!, { icon: '' })],
  ['an entry for desktops by word', (decl) => Object.assign(decl.menu[0]!, { desktopOnly: 'yes' })],
  ['a counter elsewhere', (decl) => Object.assign(decl.work[0]!, { count: 'cw/case/' })],
  ['a counter for everybody', (decl) => Object.assign(decl.work[0]!, { access: 'open' })],
  ['a label that is no key', (decl) => Object.assign(decl.work[0]!, { labelKey: 'New cases' })],
  ['a field nobody reads', (decl) => Object.assign(decl.work[0]!, { title: 'x' })],
  ['no namespaces', (decl) => Object.assign(decl, { namespaces: [] })],
  ['no list of work', (decl) => Reflect.deleteProperty(decl, 'work')],
  ['another contract', (decl) => Object.assign(decl, { contract: CONTRACT - 1 })],
  ['a fraction of an interface', (decl) => Object.assign(decl, { minApi: 1.5 })],
];

test.each(FAULTS)('%s is refused by the JSON schema and by the shell', (_name, spoil) => {
  const decl = declared('mf-ciguawatch');
  expect([fits(decl), readModuleDecl(decl).ok]).toEqual([true, true]);
  spoil(decl);
  expect([fits(decl), readModuleDecl(decl).ok]).toEqual([false, false]);
});
