import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * Output of Intl is for readers only: its order, signs and spaces differ between browsers and versions.
 * Code gets the parts of a date from `shared/domain/time/timezone`.
 */
const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['shared', 'shell', 'server', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];
const TOOLS = ['e2e', 'scripts', 'tools'];
/** The only file that asks Intl for parts, in a fixed language. */
const PARTS = 'shared/domain/time/timezone.ts';

const WRITERS = /^(format|formatRange|toLocale(Date|Time)?String)$/;
const OUR_WRITERS = /^format(Number|Date|Month|Instant|Time)$/;
const READERS =
  /^(split|match|matchAll|search|slice|substring|substr|replace|replaceAll|indexOf|at|charAt|charCodeAt)$/;
const CONVERTERS = /^(Number|BigInt|parseInt|parseFloat|parse|exec|test|Date)$/;

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree has a hundred kinds of nodes
type Node = any;

function* nodes(node: Node): Generator<Node> {
  if (Array.isArray(node)) for (const child of node) yield* nodes(child);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const child of Object.values(node))
      if (child !== null && typeof child === 'object') yield* nodes(child);
  }
}

const bare = (node: Node): Node =>
  /^(Parenthesis|TsAs|TsNonNull|Await)Expression$|^TsConst/.test(node?.type ?? '')
    ? bare(node.expression ?? node.argument)
    : node;
/** Name of the called function: `b` of `a.b()`, `a` of `a()`. */
const called = ({ callee }: Node): string =>
  callee.type === 'MemberExpression' ? (callee.property.value ?? '') : (callee.value ?? '');

/** Uses of Intl's output in a source that depend on the browser. */
function faults(source: string, { tool = false, tsx = true } = {}): string[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx });
  const all = [...nodes(tree.body)];
  const writes = (node: Node) =>
    node?.type === 'CallExpression' &&
    (node.callee.type === 'MemberExpression' ? WRITERS : OUR_WRITERS).test(called(node));
  const names = new Set(
    all
      .filter((node) => node.type === 'VariableDeclarator' && node.init && writes(bare(node.init)))
      .map((node) => node.id.value),
  );
  const isText = (given: Node) => {
    const node = bare(given);
    return writes(node) || (node?.type === 'Identifier' && names.has(node.value));
  };
  const readings = all.flatMap((node) => {
    const way = readingOf(node, isText);
    return way === null ? [] : [`reads a formatted text by ${way}`];
  });
  const choices = all.filter((node) => !tool && choosesLanguage(node));
  return [...readings, ...choices.map(() => 'writes for readers in a language of its own choice')];
}

const argumentsOf = (node: Node): Node[] =>
  Array.isArray(node.arguments) ? node.arguments.map((one: Node) => one.expression) : [];

/** How a node parses a text that was formatted for readers; null when it does not. */
function readingOf(node: Node, isText: (node: Node) => boolean): string | null {
  switch (node.type) {
    case 'MemberExpression':
      if (!isText(node.object)) return null;
      if (node.property.type === 'Computed') return 'index';
      return READERS.test(node.property.value) ? node.property.value : null;
    case 'CallExpression':
    case 'NewExpression':
      return CONVERTERS.test(called(node)) && argumentsOf(node).some(isText) ? called(node) : null;
    case 'UnaryExpression':
      return node.operator === '+' && isText(node.argument) ? '+' : null;
    default:
      return null;
  }
}

/** Whether a node formats with Intl in a language fixed in the code. */
function choosesLanguage(node: Node): boolean {
  const isIntl = node.callee?.type === 'MemberExpression' && node.callee.object.value === 'Intl';
  const isWriter = isIntl || (node.type === 'CallExpression' && /^toLocale.*String$/.test(called(node)));
  return isWriter && /^(String|Template)Literal$/.test(argumentsOf(node)[0]?.type);
}

const files = [...FOLDERS, ...TOOLS].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(node_modules|dist|generated)\//.test(name))
    .map((name) => `${folder}/${name}`),
);

test('there is something to check, and the place that reads parts is among it', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files).toContain(PARTS);
});

test.each([
  ["const t = new Intl.DateTimeFormat(tag).format(now); const [y] = t.split('-');", 'split'],
  ['Number(new Date().toLocaleDateString(tag).slice(0, 4))', 'slice'],
  ['const n = +value.toLocaleString(tag);', '+'],
  ['const n = parseInt(formatNumber(3), 10);', 'parseInt'],
  ['const m = /a/.exec(formatDate(day) as string);', 'exec'],
  ['const first = formatMonth(3)[0];', 'index'],
  ["const f = new Intl.DateTimeFormat('en-CA', { timeZone });", 'its own choice'],
  ["day.toLocaleDateString('sv-SE')", 'its own choice'],
])('refused: %s', (source, why) => {
  expect(faults(source).join()).toContain(why);
});

test.each([
  'const text = [formatNumber(3), "x"].join(" "); const parts = new Intl.DateTimeFormat(tag).formatToParts(now);',
  'new Intl.NumberFormat(tagOf(code)).format(3).toUpperCase();',
])('allowed: %s', (source) => {
  expect(faults(source)).toEqual([]);
});

test('no source reads back what Intl wrote', () => {
  const wrong = files
    .filter((file) => file !== PARTS && !file.endsWith('intl-text.test.ts'))
    .flatMap((file) => {
      const tool = TOOLS.some((folder) => file.startsWith(`${folder}/`)) || /\.test\.tsx?$/.test(file);
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return faults(source, { tool, tsx: !/\.ts$/.test(file) }).map((fault) => `${file} ${fault}`);
    });
  expect(wrong).toEqual([]);
});
