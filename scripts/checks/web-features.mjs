/**
 * What of the web platform a browser meant by `browserslist` lacks, and where the sources use it.
 * The facts are those of the W3C's WebDX group (package web-features), key by key of MDN's data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scriptTargets } from '../../shared/build/browsers.mjs';
import { parse } from '../../shared/build/names.mjs';

const require = createRequire(import.meta.url);
/** Browsers by their names in the facts. */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' };
/** Interfaces of objects every page has. */
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

/** Keys of MDN's data, each with the browsers meant that lack it: `Map('api.Lock' → ['safari'])`. */
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

/** Whose members are looked for on any object: names of rarer interfaces are words of our own too. */
const COMMON =
  /^(api\.(AbortSignal|Animation|Blob|CanvasRenderingContext2D|Document|Element|Event|FormData|HTML(Canvas|Dialog|Input|)Element|IDB\w+|KeyboardEvent|MediaQueryList|Navigator|Node|PointerEvent|Range|ReadableStream|Request|Response|Selection|ServiceWorkerRegistration|StorageManager|URL|Window)|javascript\.builtins\.(Array|ArrayBuffer|Date|Map|Promise|RegExp|Set|String|TypedArray))\./;

/** Members by their name: `Map('locks' → keys)`. */
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

function* nodes(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodes(child);
  else if (node !== null && typeof node === 'object') {
    // Types are not there at run time.
    if (
      /^Ts(Type|Interface|Keyword|Union|Function|Array|Tuple|Literal|Mapped|Qualified)/.test(node.type ?? '')
    ) {
      if (!/^Ts(As|NonNull|Satisfies|ConstAssertion)/.test(node.type)) return;
    }
    if (typeof node.type === 'string') yield node;
    for (const [name, child] of Object.entries(node)) {
      if (name !== 'typeAnnotation' && child !== null && typeof child === 'object') yield* nodes(child);
    }
  }
}

/** Makes the reader of scripts: from a file to the keys it uses that a browser lacks. */
export function scriptReader(keys) {
  const members = byMember(keys);
  const late = (key) => (keys.get(key)?.length ?? 0) > 0;
  const ofInterface = (name, member) =>
    [`api.${name}.${member}`, `javascript.builtins.${name}.${member}`].flatMap((key) => [
      key,
      `${key}_static`,
    ]);
  const ofMember = ({ object, property }) => {
    const name = property.type === 'Identifier' ? property.value : undefined;
    if (name === undefined) return [];
    const holder = object.type === 'Identifier' ? object.value : '';
    const exact = ofInterface(OBJECTS[holder] ?? holder, name).filter((key) => keys.has(key));
    if (exact.length > 0) return exact.filter(late);
    if (/^[A-Z]/.test(holder) || OBJECTS[holder]) return [];
    const all = members.get(name) ?? [];
    return all.length > 0 && all.every(late) ? [all[0]] : [];
  };
  return (file) => {
    const used = new Set();
    for (const node of nodes(parse(file).body)) {
      if (node.type === 'MemberExpression') for (const key of ofMember(node)) used.add(key);
      if (node.type === 'Identifier' && /^[A-Z]/.test(node.value)) {
        for (const key of [`api.${node.value}`, `javascript.builtins.${node.value}`])
          if (late(key)) used.add(key);
      }
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
        const key = `api.Window.${node.callee.value}`;
        if (late(key)) used.add(key);
      }
      if (node.type === 'JSXAttribute' && node.name.type === 'Identifier') {
        const key = `html.global_attributes.${node.name.value.toLowerCase()}`;
        if (late(key)) used.add(key);
      }
    }
    return [...used];
  };
}

/** Makes the reader of style sheets: from a sheet's text to the keys it uses that a browser lacks. */
export function styleReader(keys) {
  const late = (key) => (keys.get(key)?.length ?? 0) > 0;
  const functions = new Map(
    [...keys.keys()]
      .filter((key) => key.startsWith('css.types.') && late(key))
      .map((key) => [key.split('.').at(-1), key]),
  );
  return (text) => {
    const sheet = text.replace(/\/\*[\s\S]*?\*\//g, '');
    const used = new Set();
    for (const [, name] of sheet.matchAll(/@([a-z-]+)/g)) used.add(`css.at-rules.${name}`);
    for (const [, name] of sheet.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)) used.add(`css.selectors.${name}`);
    for (const [, name, value] of sheet.matchAll(/(?:^|[{;])\s*([a-z-]+)\s*:([^;{}]*)/g)) {
      used.add(`css.properties.${name}`);
      for (const word of value.split(/[\s,()]+/)) used.add(`css.properties.${name}.${word}`);
    }
    for (const [, name] of sheet.matchAll(/\b([a-z-]+)\(/g))
      if (functions.has(name)) used.add(functions.get(name));
    if (/\{[^{}]*&[^{}]*\{/.test(sheet)) used.add('css.selectors.nesting');
    if (/\d(dvh|svh|lvh|dvw)\b/.test(sheet)) used.add('css.types.length.viewport_percentage_units_dynamic');
    if (/\(\s*(width|height)\s*[<>]/.test(sheet)) used.add('css.at-rules.media.range_syntax');
    return [...used].filter(late);
  };
}
