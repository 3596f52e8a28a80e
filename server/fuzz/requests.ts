import fc from 'fast-check';
import { jsonSchema } from '../src/http/json-schema';
import type { AnyCall } from '../src/http/registered';
import { hostile, type Node, strangeName, valid } from './values';

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  /** Path and query below `/api/`. */
  path: string;
  /** Demo account of the request, or null without an account. */
  as: string | null;
  headers: Record<string, string>;
  body: string | null;
  /** Another sender each time: limits are not what is looked at here. */
  from: string;
}

const schemaOf = (schema: object | undefined): Node => (schema ? jsonSchema(schema, 'input') : {}) as Node;

/** Anyone who may ask for a call, more often one to whom it is open. */
const ASKERS = [
  ...['admin', 'cases_editor', 'cases_editor.fj', 'moderator', 'users_manager'],
  ...['fishbase_editor', 'fishbase_translator', 'gis_editor', 'gis_creator', null],
];
const asker = fc.oneof({ weight: 3, arbitrary: fc.constant('admin') }, fc.constantFrom(...ASKERS));

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone half of a character cannot be written into an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    text(value)
      .slice(0, 3000)
      .replace(/\p{Surrogate}/gu, '?'),
  );

/** Calls that end logins, with which the others would ask. */
const ENDING_LOGINS: ReadonlySet<string> = new Set([
  ...['logout', 'notMe'],
  ...['endUserSessions', 'demandPassword'],
]);

/** A request of a call: one that fits its schemas, or that is wrong in one place or in all. */
export function requestOf(call: AnyCall): fc.Arbitrary<Sent> {
  return fc.record({
    method: fc.constant(call.method),
    path: fc.tuple(pathOf(call), queryOf(call)).map(([path, query]) => path + query),
    as: ENDING_LOGINS.has(call.name) ? fc.constant(null) : asker,
    headers: headersOf(call),
    body: call.body ? bodyOf(schemaOf(call.body)) : fc.constant(null),
    from: fc.integer({ min: 1, max: 2 ** 24 - 1 }).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
  });
}

function pathOf(call: AnyCall): fc.Arbitrary<string> {
  const names = [...call.route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const { properties = {} } = schemaOf(call.params);
  const values = names.map((name) => {
    const own = valid(properties[name] ?? {}, name);
    const near = name === 'id' ? fc.integer({ min: 1, max: 6 }).map(String) : own;
    return fc.oneof({ weight: 6, arbitrary: near }, own, hostile);
  });
  return fc.tuple(...values).map((given) =>
    call.route
      .split('/')
      .map((part) => (part.startsWith(':') ? encoded(given[names.indexOf(part.slice(1))]) : part))
      .join('/'),
  );
}

function queryOf(call: AnyCall): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = schemaOf(call.query);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: valid(node, name) }, hostile),
    ]),
  );
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const strange = fc.array(fc.tuple(strangeName, hostile), { maxLength: 2 });
  const more = fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, strange);
  return fc.tuple(known, more, fc.nat(9)).map(([given, others, twice]) => {
    const pairs = [...Object.entries(given), ...others];
    // Now and then a name stands twice, which makes a list of its values.
    const all = twice === 0 ? [...pairs, ...pairs] : pairs;
    const query = all.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
    return query ? `?${query}` : '';
  });
}

const JSON_TYPE = 'application/json';

function headersOf(call: AnyCall): fc.Arbitrary<Record<string, string>> {
  const strange = fc.string({ maxLength: 30 }).map((value) => value.replace(/[^\x20-\x7e]/g, '?'));
  const headers = fc.record(
    {
      'if-match': fc.oneof(fc.constantFrom('"1"', '"7"', '*', 'W/"1"', '"99999999999"'), strange),
      'if-none-match': strange,
      'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0', '*', 'identity', ','),
      'x-session': fc.constantFrom('cookie', 'body'),
      'x-csrftoken': strange,
      cookie: fc.oneof(fc.constantFrom('cig_refresh=x', 'cig_refresh=%00', 'cig_refresh'), strange),
      origin: fc.constantFrom('https://evil.example', 'null'),
    },
    { requiredKeys: [] },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(JSON_TYPE) },
    fc.constantFrom(
      'text/plain',
      'application/json; charset=latin1',
      'multipart/form-data',
      'application/xml',
      '/',
    ),
  );
  return fc
    .tuple(headers, type)
    .map(([given, as]) => (call.body ? { ...given, 'content-type': as } : given) as Record<string, string>);
}

function bodyOf(schema: Node): fc.Arbitrary<string | null> {
  const sound = valid(schema).map((body) => JSON.stringify(body ?? {}));
  return fc.oneof(
    { weight: 4, arbitrary: sound },
    { weight: 6, arbitrary: spoilt(schema) },
    { weight: 2, arbitrary: fc.oneof(fc.jsonValue(), hostile).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: raw(sound) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** A body that fits but for one field: another value, one too many, one too few, or one deep within. */
function spoilt(schema: Node): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? { a: {} });
  return fc
    .tuple(valid(schema), fc.constantFrom(...names), strangeName, hostile, fc.nat(3))
    .map(([given, name, strange, value, how]) => {
      const body = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
      const { [name]: held, ...rest } = body;
      if (how === 0) return JSON.stringify(rest);
      if (how === 1) return JSON.stringify({ ...body, [name]: value });
      if (how === 2 && typeof held === 'object' && held !== null)
        return JSON.stringify({ ...body, [name]: { ...held, [strange]: value } });
      // Written by hand: an object literal would take `__proto__` for its prototype.
      const more = `${JSON.stringify(strange)}:${JSON.stringify(value)}`;
      return JSON.stringify(body).replace(/}$/, `${Object.keys(body).length ? ',' : ''}${more}}`);
    });
}

/** Texts that are no JSON, or more of it than anyone writes. */
function raw(sound: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    fc.tuple(sound, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)),
    fc
      .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 15, max: 30_000 }))
      .map(([open, n]) => open.repeat(n)),
    fc.integer({ min: 15, max: 20_000 }).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`),
    fc.constantFrom(
      '',
      ' ',
      'null',
      '1e999',
      '-0',
      '"\\ud800"',
      '{"a":1,"a":2}',
      '\ufeff{}',
      'x'.repeat(1_200_000),
    ),
    fc.string({ maxLength: 60 }),
  );
}
