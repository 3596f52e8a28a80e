import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edge } from './package-uses';

const ROOT = path.resolve(__dirname, '../..');
const PURE = ['contract', 'api', 'domain'];
const FEATURES = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];
/** Packages that modules may only use through shared/, so that they exist once or are loaded late. */
const ONLY_THROUGH_SHARED =
  /^(react-router(-dom)?|react-i18next|i18next|react-aria(-components)?|mapbox-gl|apexcharts|react-apexcharts|axios|final-form|react-final-form|single-spa(-react)?)(\/|$)/;
/** Packages that code shared by browser, server and scripts must not import. */
const BROWSER_PACKAGES = /^(react|react-dom|mobx|mobx-react-lite|i18next|idb|fastify|kysely|pg|node:)/;

interface Graph {
  edges: Edge[];
  circles: string[][];
  reachingIn: Edge[];
  units: [string, string[]][];
}

/** The import graph, read in a process of its own, since the reader is an ES module. */
function read(): Graph {
  const reader = JSON.stringify(path.join(ROOT, 'scripts/checks/import-graph.mjs'));
  const script = `
    import { circles, importEdges, reachingIn, unitsByFolder } from ${reader};
    const edges = importEdges();
    const units = [...unitsByFolder()].map(([folder, set]) => [folder, [...set]]);
    console.log(JSON.stringify({ edges, circles: circles(edges), reachingIn: reachingIn(edges), units }));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 1 << 26 });
  return JSON.parse(out.toString()) as Graph;
}

const graph = read();
/** Imports that exist at run time. */
const runtimeEdges = graph.edges.filter(({ type }) => !type);
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(shared\/testing|server\/test|e2e)\//.test(file);
const inside = (dir: string) => (edge: Edge) => edge.from.startsWith(`${dir}/`);
const packageOf = ({ to }: Edge) => (to.startsWith('package:') ? to.slice(8) : null);
const show = (found: Edge[]) => found.map((edge) => `${edge.from} > ${edge.to}`);

test('the check finds files', () => {
  expect(runtimeEdges.length).toBeGreaterThan(2000);
  expect(graph.edges.length).toBeGreaterThan(runtimeEdges.length);
});

test('no file imports itself by a circle, types counted', () => {
  expect(graph.circles).toEqual([]);
});

test('no room reaches into the internal folder of another', () => {
  expect(show(graph.reachingIn)).toEqual([]);
});

/** Layers of shared from left to right: none imports one to its right, types included. */
const LAYERS = ['contract', 'domain', 'api', 'runtime', 'ui'];

test('the layers of shared import downwards only', () => {
  const layer = (file: string) => LAYERS.indexOf(/^shared\/([a-z]+)\//.exec(file)?.[1] ?? '');
  const wrong = graph.edges.filter(
    ({ from, to }) => !isTest(from) && layer(from) >= 0 && layer(to) > layer(from),
  );
  expect(show(wrong)).toEqual([]);
});

test('rooms of shared import each other without a circle', () => {
  const room = (file: string) => /^shared\/[a-z]+\/[a-z-]+(?=\/)/.exec(file)?.[0];
  const between = new Map<string, Set<string>>();
  for (const { from, to } of graph.edges.filter((edge) => !isTest(edge.from))) {
    const [a, b] = [room(from), room(to)];
    if (a && b && a !== b) between.set(a, (between.get(a) ?? new Set()).add(b));
  }
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    [...(between.get(from) ?? [])].some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  expect(between.size).toBeGreaterThan(20);
  expect([...between.keys()].filter((one) => reaches(one, one, new Set()))).toEqual([]);
});

test('a folder holds at most 25 units', () => {
  expect(graph.units.length).toBeGreaterThan(100);
  expect(graph.units.filter(([, units]) => units.length > 25).map(([folder]) => folder)).toEqual([]);
});

test.each(FEATURES)('%s imports itself and shared, no other feature and not the shell', (id) => {
  const wrong = runtimeEdges
    .filter(inside(id))
    .filter(
      (edge) => packageOf(edge) === null && !/^shared\//.test(edge.to) && !edge.to.startsWith(`${id}/`),
    );
  expect(show(wrong)).toEqual([]);
});

test.each(FEATURES)('%s reaches single and heavy libraries through shared', (id) => {
  const wrong = runtimeEdges
    .filter(inside(id))
    .filter((edge) => !isTest(edge.from) && ONLY_THROUGH_SHARED.test(packageOf(edge) ?? ''));
  expect(show(wrong)).toEqual([]);
});

test('only the room of forms imports the library of forms', () => {
  const library = runtimeEdges.filter((edge) => /^(react-)?final-form$/.test(packageOf(edge) ?? ''));
  expect(library.length).toBeGreaterThan(0);
  expect(show(library.filter((edge) => !edge.from.startsWith('shared/ui/form/')))).toEqual([]);
});

test.each(FEATURES)('%s runs of shared/runtime and shared/ui only what the public API lists', (id) => {
  const listed = new Set(
    readFileSync(path.join(ROOT, 'shared/public-api.txt'), 'utf8')
      .split('\n')
      .map((line) => `shared/${line.split(' ')[0]}`),
  );
  const asked = runtimeEdges
    .filter(inside(id))
    .filter((edge) => !isTest(edge.from) && /^shared\/(runtime|ui)\//.test(edge.to));
  expect(asked.length).toBeGreaterThan(3);
  expect(show(asked.filter(({ to }) => !listed.has(to.replace(/\.tsx?$/, ''))))).toEqual([]);
});

test('the shell imports itself and shared; of a feature only its declaration and the texts that name it', () => {
  const allowed = /^(shell|shared)\/|^mf-[a-z]+\/(module|locales\/[a-z]{2}_[A-Z]{2})\.json(\?work)?$/;
  expect(
    show(
      runtimeEdges
        .filter(inside('shell'))
        .filter((edge) => packageOf(edge) === null && !allowed.test(edge.to)),
    ),
  ).toEqual([]);
});

test('shared imports nothing but itself', () => {
  const wrong = runtimeEdges
    .filter(inside('shared'))
    .filter((edge) => packageOf(edge) === null && !edge.to.startsWith('shared/'));
  expect(show(wrong.filter((edge) => !isTest(edge.from)))).toEqual([]);
});

test.each(PURE)('shared/%s stays pure', (folder) => {
  const mine = runtimeEdges.filter(inside(`shared/${folder}`)).filter((edge) => !isTest(edge.from));
  const ours = mine.filter(
    (edge) => packageOf(edge) === null && !PURE.some((pure) => edge.to.startsWith(`shared/${pure}/`)),
  );
  const foreign = mine.filter((edge) => BROWSER_PACKAGES.test(packageOf(edge) ?? ''));
  expect(show([...ours, ...foreign])).toEqual([]);
});

test('the server imports itself and the pure folders of shared', () => {
  const allowed = new RegExp(`^(server/|shared/(${PURE.join('|')})/)`);
  expect(
    show(
      runtimeEdges
        .filter(inside('server'))
        .filter((edge) => packageOf(edge) === null && !allowed.test(edge.to)),
    ),
  ).toEqual([]);
});

test('the server computes map files in their thread alone: it goes on answering meanwhile', () => {
  const makers = runtimeEdges.filter(inside('server')).filter(({ to }) => to.endsWith('/basemap/layers.mjs'));
  expect(makers.map(({ from }) => from)).toEqual(['server/src/features/basemap/basemap-worker.mjs']);
});

test('the server computes outlines in their thread alone: clipping loops for ever on some', () => {
  const own = runtimeEdges.filter(inside('server'));
  const columns = 'server/src/features/locations/edit/outline/drawn-columns.ts';
  const users = own.filter(({ to }) => to === columns).map(({ from }) => from);
  expect(users).toContain('server/src/features/locations/edit/outline/outline-worker.ts');
  const cutters = own.filter(({ to }) => to.endsWith('/outline/find-faults.ts'));
  expect(cutters.map(({ from }) => from).sort()).toEqual([
    // The command that loads a country asks for faults alone, in a process that nobody waits for.
    'server/src/country/pack/read/check-outlines.ts',
    'server/src/country/pack/read/outlines.ts',
    'server/src/features/locations/edit/outline/check-geometry.ts',
    columns,
  ]);
});

test('what runs the product asks no tool', () => {
  const wrong = runtimeEdges.filter(
    (edge) => !edge.from.startsWith('tools/') && edge.to.startsWith('tools/'),
  );
  expect(runtimeEdges.filter(inside('tools')).length).toBeGreaterThan(50);
  expect(show(wrong)).toEqual([]);
});

test('what only tests need is not in the product', () => {
  const wrong = runtimeEdges.filter(
    (edge) =>
      !isTest(edge.from) &&
      (edge.to.startsWith('shared/testing') || edge.to.startsWith('package:@testing-library')),
  );
  expect(show(wrong)).toEqual([]);
});
