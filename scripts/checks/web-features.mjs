/**
 * Finds uses of web features that a supported browser lacks, by the data of the W3C's WebDX group (package
 * web-features), keyed like MDN's.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scriptTargets } from '../../shared/webpack/browsers.mjs';
import { parse } from '../../shared/webpack/names.mjs';

const require = createRequire(import.meta.url);
/** Browsers by their names in that data. */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' };
/** Interfaces of global objects. */
const OBJECTS = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
};

const number = (version) => Number.parseFloat(String(version).replace('≤', ''));

/** Keys of MDN's data with the supported browsers that lack them: `Map('api.Lock' → ['safari'])`. */
export function lackingBrowsers() {
  const oldest = Object.entries(scriptTargets()).flatMap(([name, version]) =>
    NAMES[name] ? [[NAMES[name], number(version)]] : [],
  );
  const { features } = JSON.parse(readFileSync(require.resolve('web-features/data.json'), 'utf8'));
  const keys = new Map();
  for (const { status } of Object.values(features)) {
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {})) {
      const lacking = oldest.filter(([name, version]) => !(number(support[name]) <= version));
      keys.set(
        key,
        lacking.map(([name]) => name),
      );
    }
  }
  return keys;
}

/**
 * Interfaces whose members are looked for on any object; names of rarer ones also occur as words of our
 * own.
 */
const COMMON =
  /^(api\.(AbortSignal|Animation|Blob|CanvasRenderingContext2D|Document|Element|Event|FormData|HTML(Canvas|Dialog|Input|)Element|IDB\w+|KeyboardEvent|MediaQueryList|Navigator|Node|PointerEvent|Range|ReadableStream|Request|Response|Selection|ServiceWorkerRegistration|StorageManager|URL|Window)|javascript\.builtins\.(Array|ArrayBuffer|Date|Map|Promise|RegExp|Set|String|TypedArray))\./;

/** Keys by name of member: `Map('locks' → keys)`. */
function byMember(keys) {
  const found = new Map();
  for (const key of keys.keys()) {
    if (!COMMON.test(key) || /_(static|event)$/.test(key)) continue;
    const parts = key.split('.');
    const depth = key.startsWith('api.') ? 3 : 4;
    if (parts.length !== depth) continue;
    const name = parts[depth - 1];
    found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
}

/** Nodes of types, which do not exist at run time. */
const TYPES = /^Ts(Type|Interface|Keyword|Union|Function|Array|Tuple|Literal|Mapped|Qualified)/;

function* nodes(node) {
  if (node === null || typeof node !== 'object' || TYPES.test(node.type ?? '')) return;
  if (typeof node.type === 'string') yield node;
  for (const [name, child] of Object.entries(node)) if (name !== 'typeAnnotation') yield* nodes(child);
}

const ofInterface = (name, member) =>
  [`api.${name}.${member}`, `javascript.builtins.${name}.${member}`].flatMap((key) => [key, `${key}_static`]);

/** Makes a reader of `a.b` expressions that returns the keys a browser lacks. */
function memberReader(keys, late) {
  const members = byMember(keys);
  return ({ object, property }) => {
    if (property.type !== 'Identifier') return [];
    const name = property.value;
    const holder = object.type === 'Identifier' ? object.value : '';
    const exact = ofInterface(OBJECTS[holder] ?? holder, name).filter((key) => keys.has(key));
    if (exact.length > 0) return exact.filter(late);
    if (/^[A-Z]/.test(holder) || OBJECTS[holder]) return [];
    const all = members.get(name) ?? [];
    return all.length > 0 && all.every(late) ? [all[0]] : [];
  };
}

/** Makes a reader of scripts: for a file, the used keys that a browser lacks. */
export function scriptReader(keys) {
  const late = (key) => (keys.get(key)?.length ?? 0) > 0;
  /** Keys used by a node, by its type. */
  const USED = {
    MemberExpression: memberReader(keys, late),
    Identifier: ({ value }) =>
      /^[A-Z]/.test(value) ? [`api.${value}`, `javascript.builtins.${value}`].filter(late) : [],
    CallExpression: ({ callee }) =>
      callee.type === 'Identifier' ? [`api.Window.${callee.value}`].filter(late) : [],
    JSXAttribute: ({ name }) =>
      name.type === 'Identifier' ? [`html.global_attributes.${name.value.toLowerCase()}`].filter(late) : [],
  };
  return (file) => {
    const used = [...nodes(parse(file).body)].flatMap((node) => USED[node.type]?.(node) ?? []);
    return [...new Set(used)];
  };
}

/** Patterns of style sheets, with the key of the feature that they show. */
const SIGNS = [
  [/\{[^{}]*&[^{}]*\{/, 'css.selectors.nesting'],
  [/\d(dvh|svh|lvh|dvw)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\(\s*(width|height)\s*[<>]/, 'css.at-rules.media.range_syntax'],
];

const namesIn = (sheet, pattern) => [...sheet.matchAll(pattern)].map(([, name]) => name);

/** Keys of a sheet's declarations: each property, and each word of its value. */
const declarationsIn = (sheet) =>
  [...sheet.matchAll(/(?:^|[{;])\s*([a-z-]+)\s*:([^;{}]*)/g)].flatMap(([, name, value]) => [
    `css.properties.${name}`,
    ...value.split(/[\s,()]+/).map((word) => `css.properties.${name}.${word}`),
  ]);

/** Makes a reader of style sheets: for a sheet, the used keys that a browser lacks. */
export function styleReader(keys) {
  const late = (key) => (keys.get(key)?.length ?? 0) > 0;
  const functions = new Map(
    [...keys.keys()]
      .filter((key) => key.startsWith('css.types.') && late(key))
      .map((key) => [key.split('.').at(-1), key]),
  );
  return (text) => {
    const sheet = text.replace(/\/\*[\s\S]*?\*\//g, '');
    const used = new Set([
      ...namesIn(sheet, /@([a-z-]+)/g).map((name) => `css.at-rules.${name}`),
      ...namesIn(sheet, /::?([a-z-]+)(?=[^;{}]*\{)/g).map((name) => `css.selectors.${name}`),
      ...declarationsIn(sheet),
      ...namesIn(sheet, /\b([a-z-]+)\(/g).map((name) => functions.get(name)),
      ...SIGNS.filter(([sign]) => sign.test(sheet)).map(([, key]) => key),
    ]);
    return [...used].filter(late);
  };
}
