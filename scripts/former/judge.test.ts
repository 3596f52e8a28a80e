import { execFileSync } from 'node:child_process';
import path from 'node:path';

const decl = (paths: string[], more = {}) => ({
  id: 'mf-gis',
  contract: 2,
  minApi: 1,
  basePath: '/gis',
  titleKey: 'area.title',
  routes: paths.map((one) => ({ path: one, page: 'maps', access: 'open', offline: 'none' })),
  menu: [],
  work: [],
  namespaces: ['gis'],
  ...more,
});
const uses = (number: number) => ({ 'ui/actions/button': { number, names: ['Button'] } });

/** Losses of one former mf-gis, judged by the contract itself in a process of its own: Jest loads no ES module. */
function losses(former: object, today: object | null, offered: object): string[] {
  const script = `
    import { lossesOf } from ${JSON.stringify(path.join(__dirname, 'judge.mjs'))};
    import { contract } from ${JSON.stringify(path.join(__dirname, '../release/contract.mjs'))};
    const { accepts, host, lackText, readModuleDecl } = await contract();
    const rules = { accepts, lackText, readModuleDecl, shell: host(${JSON.stringify(offered)}) };
    const kept = { modules: { 'mf-gis': { version: '1', ...${JSON.stringify(former)} } } };
    console.log(JSON.stringify(lossesOf(kept, { 'mf-gis': ${JSON.stringify(today)} }, rules)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('a former release that goes on loses nothing', () => {
  expect(losses({ decl: decl(['/maps']), uses: uses(1) }, decl(['/maps', '/new']), uses(1))).toEqual([]);
});

test('a higher number of a door it uses, and an address that is gone, are losses', () => {
  const former = { decl: decl(['/maps', '/old']), uses: uses(1) };
  expect(losses(former, decl(['/maps']), uses(2))).toEqual([
    'mf-gis: door ui/actions/button: needs 1, here 2',
    'mf-gis: no page at /gis/old',
  ]);
});

test('a module that is no more has no page left; a declaration that cannot be read is said to be so', () => {
  expect(losses({ decl: decl(['/maps']), uses: uses(1) }, null, uses(1))).toEqual([
    'mf-gis: no page at /gis/maps',
  ]);
  const odd = { decl: decl(['/maps'], { basePath: 'gis' }), uses: uses(1) };
  expect(losses(odd, decl(['/maps']), uses(1))[0]).toMatch(
    /^mf-gis: its declaration cannot be read any more: /,
  );
});
