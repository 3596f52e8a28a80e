import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PURE = ['contract', 'api', 'domain'];
const FEATURES = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];
/** Packages that modules reach only through shared/, so that they exist once or load late. */
const THROUGH_SHARED =
  /^(react-router(-dom)?|react-i18next|i18next|react-aria(-components)?|mapbox-gl|apexcharts|react-apexcharts|axios|single-spa(-react)?)(\/|$)/;
/** What may not be needed by rules that run in the browser, in the server and in scripts alike. */
const WITH_STATE = /^(react|react-dom|mobx|mobx-react-lite|i18next|idb|fastify|kysely|pg|node:)/;

interface Edge {
  from: string;
  to: string;
}

/** Every import of the product and its tests, read in a process of its own: the reader is an ES module. */
function edges(): Edge[] {
  const script = `
    import path from 'node:path';
    import { walk } from ${JSON.stringify(path.join(ROOT, 'shared/build/files.mjs'))};
    import { importedNames } from ${JSON.stringify(path.join(ROOT, 'shared/build/names.mjs'))};
    const root = ${JSON.stringify(ROOT)};
    const rows = [];
    for (const dir of ['shared', 'shell', 'server', ...${JSON.stringify(FEATURES)}])
      for (const file of walk(path.join(root, dir)).filter((name) => /\\.tsx?$/.test(name) && !name.endsWith('.d.ts')))
        for (const { source } of importedNames(file)) {
          const own = source.startsWith('.') ? path.relative(root, path.resolve(path.dirname(file), source))
            : source.replace(/^@ciguawatch\\//, '');
          rows.push({ from: path.relative(root, file), to: own === source ? 'package:' + source : own });
        }
    console.log(JSON.stringify(rows));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1 << 26 });
  return JSON.parse(out.toString()) as Edge[];
}

const all = edges();
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(shared\/testing|server\/test)\//.test(file);
const inside = (dir: string) => (edge: Edge) => edge.from.startsWith(`${dir}/`);
const packageOf = ({ to }: Edge) => (to.startsWith('package:') ? to.slice(8) : null);
const show = (found: Edge[]) => found.map((edge) => `${edge.from} > ${edge.to}`);

test('there is something to check', () => {
  expect(all.length).toBeGreaterThan(300);
});

test.each(FEATURES)('%s imports itself and shared, no other feature and not the shell', (id) => {
  const wrong = all
    .filter(inside(id))
    .filter(
      (edge) => packageOf(edge) === null && !/^shared\//.test(edge.to) && !edge.to.startsWith(`${id}/`),
    );
  expect(show(wrong)).toEqual([]);
});

test.each(FEATURES)('%s reaches single and heavy libraries through shared', (id) => {
  const wrong = all
    .filter(inside(id))
    .filter((edge) => !isTest(edge.from) && THROUGH_SHARED.test(packageOf(edge) ?? ''));
  expect(show(wrong)).toEqual([]);
});

test('the shell imports itself and shared; of a feature only its declaration', () => {
  const allowed = /^(shell|shared)\/|^mf-[a-z]+\/module\.json$/;
  expect(
    show(all.filter(inside('shell')).filter((edge) => packageOf(edge) === null && !allowed.test(edge.to))),
  ).toEqual([]);
});

test('shared imports nothing but itself', () => {
  const wrong = all
    .filter(inside('shared'))
    .filter((edge) => packageOf(edge) === null && !edge.to.startsWith('shared/'));
  expect(show(wrong.filter((edge) => !isTest(edge.from)))).toEqual([]);
});

test.each(PURE)('shared/%s stays pure', (folder) => {
  const mine = all.filter(inside(`shared/${folder}`)).filter((edge) => !isTest(edge.from));
  const ours = mine.filter(
    (edge) => packageOf(edge) === null && !PURE.some((pure) => edge.to.startsWith(`shared/${pure}/`)),
  );
  const foreign = mine.filter((edge) => WITH_STATE.test(packageOf(edge) ?? ''));
  expect(show([...ours, ...foreign])).toEqual([]);
});

test('the server imports itself and the pure folders of shared', () => {
  const allowed = new RegExp(`^(server/|shared/(${PURE.join('|')})/)`);
  expect(
    show(all.filter(inside('server')).filter((edge) => packageOf(edge) === null && !allowed.test(edge.to))),
  ).toEqual([]);
});

test('what only tests need is not in the product', () => {
  const wrong = all.filter(
    (edge) =>
      !isTest(edge.from) &&
      (edge.to.startsWith('shared/testing') || edge.to.startsWith('package:@testing-library')),
  );
  expect(show(wrong)).toEqual([]);
});
