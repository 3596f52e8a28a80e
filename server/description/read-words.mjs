/**
 * What the comments of `shared/api` say of its schemas: a browser's bundle has none of them, so the description of the
 * calls may be as long as it needs to be.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from '@swc/core';

/** Scalars of `schemas/common.ts` with a format of JSON Schema. */
const FORMATS = { instant: 'date-time', civilDate: 'date', uuid: 'uuid' };
const CALL_PARTS = ['params', 'query', 'body', 'answer'];
const DOC = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** Schema functions that keep the inner schema; all others create a new one. */
const WRAPPERS = ['array', 'nullable', 'optional', 'record', 'union', 'tuple', 'maybe'];

/** A comment as one line, without its tags. */
const oneLine = (comment) =>
  comment
    .replace(/^\s*\*( |$)/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?@\w+ .*$/, '')
    .trim();

/** Words of a schema and, by name, of its properties. */
const nothing = () => ({ properties: {} });

/** Words of several schemas whose properties stand side by side. */
function merged(all) {
  const found = nothing();
  for (const { format, text, properties } of all) {
    if (format) found.format ??= format;
    if (text) found.text ??= text;
    for (const [name, words] of Object.entries(properties)) found.properties[name] ??= words;
  }
  return found;
}

class File {
  constructor(path, files) {
    this.path = path;
    this.files = files;
    // The positions of all parsed files count on; a first statement of one's own shows where this one begins.
    const source = `;${readFileSync(path, 'utf8')}`;
    this.bytes = Buffer.from(source);
    const { body, span } = parseSync(source, { syntax: 'typescript', target: 'es2022' });
    this.start = span.start;
    this.constants = new Map();
    this.imports = new Map();
    let last = span.start;
    for (const statement of body) {
      this.#read(statement, last);
      last = statement.span.end;
    }
  }

  #read(statement, last) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const { local, imported } of statement.specifiers)
        this.imports.set(local.value, { from: statement.source.value, name: (imported ?? local).value });
    const isExported = statement.type === 'ExportDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration.type !== 'VariableDeclaration') return;
    for (const { id, init } of declaration.declarations)
      this.constants.set(id.value, { init, isExported, text: this.#comment(last, statement.span.start) });
  }

  /** The comment that ends right before a position. */
  #comment(from, to) {
    const between = this.bytes.subarray(from - this.start, to - this.start).toString();
    const found = DOC.exec(between.slice(between.lastIndexOf('/**')));
    return found ? oneLine(found[1]) : undefined;
  }

  /** Words of a constant; of one that holds no properties its comment tells of each value. */
  words(name) {
    const constant = this.constants.get(name);
    if (!constant) return this.#imported(name);
    constant.words ??= this.of(constant.init);
    const format = this.path.endsWith('/common.ts') ? FORMATS[name] : undefined;
    const isScalar = Object.keys(constant.words.properties).length === 0;
    return {
      ...constant.words,
      ...(format && { format }),
      ...(isScalar && constant.text && { text: constant.text }),
    };
  }

  #imported(name) {
    const { from, name: there } = this.imports.get(name) ?? {};
    const file = from && this.files(`${join(dirname(this.path), from)}.ts`);
    return file ? file.words(there) : nothing();
  }

  /** Whether the description names the schema of a constant, and so tells of its properties there. */
  isNamed(name) {
    const constant = this.constants.get(name);
    if (constant) return constant.isExported && constant.init?.type === 'CallExpression';
    const { from, name: there } = this.imports.get(name) ?? {};
    const file = from && this.files(`${join(dirname(this.path), from)}.ts`);
    return file ? file.isNamed(there) : false;
  }

  /**
   * Words of an expression.
   * @param isTaken whether the properties of a schema become those of a new one
   */
  of(node, isTaken = false) {
    switch (node?.type) {
      case 'Identifier': {
        const words = this.words(node.value);
        return isTaken || !this.isNamed(node.value) ? words : { ...words, properties: {} };
      }
      case 'CallExpression': {
        const { callee } = node;
        const isWrapper = WRAPPERS.includes(callee.property?.value ?? callee.value);
        return merged([
          ...(callee.type === 'MemberExpression' ? [this.of(callee.object, true)] : []),
          ...node.arguments.map(({ expression }) => this.of(expression, !isWrapper)),
        ]);
      }
      case 'MemberExpression':
        return this.#member(node);
      case 'ObjectExpression':
        return this.#object(node);
      case 'ArrayExpression':
        return merged(node.elements.map((element) => this.of(element?.expression, isTaken)));
      case 'TsAsExpression':
      case 'TsConstAssertion':
      case 'TsSatisfiesExpression':
      case 'ParenthesisExpression':
        return this.of(node.expression, isTaken);
      default:
        return nothing();
    }
  }

  #member({ object, property }) {
    const words = this.of(object, true);
    return words.properties[property.value] ?? words;
  }

  #object({ properties, span }) {
    const found = [];
    let last = span.start;
    for (const property of properties) {
      found.push(
        property.type === 'SpreadElement'
          ? this.of(property.arguments, true)
          : this.#property(property, last),
      );
      last = endOf(property) ?? last;
    }
    // What stands later in an object wins, as in JavaScript.
    return merged(found.reverse());
  }

  /** Words of one property of an object; `version` alone stands for a property and its value. */
  #property(property, last) {
    const isShort = property.type === 'Identifier';
    const name = isShort ? property.value : property.key?.value;
    if (typeof name !== 'string') return nothing();
    const words = isShort ? this.words(name) : this.of(property.value);
    const start = (isShort ? property : property.key).span.start;
    return { properties: { [name]: { ...words, text: this.#comment(last, start) ?? words.text } } };
  }
}

/** Where a property or a spread object ends. */
const endOf = ({ value, arguments: spread, span, key }) =>
  (value?.span ?? spread?.span ?? span ?? key?.span)?.end;

/** Reads files once each. */
function reader() {
  const read = new Map();
  const files = (path) => {
    if (!path.includes('/shared/api/')) return undefined;
    if (!read.has(path)) read.set(path, new File(path, files));
    return read.get(path);
  };
  return files;
}

/** Words without what is empty; undefined where nothing is left. */
function bare({ text, format, properties }) {
  const inner = Object.entries(properties).flatMap(([name, words]) => {
    const left = bare(words);
    return left ? [[name, left]] : [];
  });
  const found = {
    ...(text && { text }),
    ...(format && { format }),
    ...(inner.length > 0 && { properties: Object.fromEntries(inner) }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));

/** Words of the exported schemas of a file, by `file#name`. */
const ofSchemas = (file, place) =>
  [...file.constants].flatMap(([name, { isExported, text }]) => {
    const words = isExported && bare({ ...file.words(name), text });
    return words ? [[`${place}#${name}`, words]] : [];
  });

/** Words of the parts of the calls of a file, by `name.part`. */
const ofCalls = (file) =>
  [...file.constants].flatMap(([name, { init }]) =>
    (init?.arguments?.[0]?.expression?.properties ?? [])
      .filter(({ key }) => CALL_PARTS.includes(key?.value))
      .flatMap(({ key, value }) => {
        const words = bare({ properties: file.of(value).properties });
        return words ? [[`${name}.${key.value}`, words]] : [];
      }),
  );

/**
 * Words of the exported schemas by `file#name`, and of the parts of the calls by `name.part`.
 * @param api the folder `shared/api`
 */
export function readWords(api) {
  const files = reader();
  const schemas = join(api, 'schemas');
  const placeOf = (path) => relative(schemas, path).replace(/\.ts$/, '');
  return {
    schemas: Object.fromEntries(filesBelow(schemas).flatMap((path) => ofSchemas(files(path), placeOf(path)))),
    calls: Object.fromEntries(filesBelow(join(api, 'calls')).flatMap((path) => ofCalls(files(path)))),
  };
}
