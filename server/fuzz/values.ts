import fc from 'fast-check';

/** The part of JSON Schema that the calls are described with. */
export interface Node {
  /** several types if the value is nullable */
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  nullable?: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Node | Node[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Node>;
  required?: string[];
  /** of a map: what its names look like, and what is behind each */
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
}

/** A ring of an outline, as GeoJSON has it. */
const SQUARE = [
  [-148, -15],
  [-147.9, -15],
  [-147.9, -14.9],
  [-148, -14.9],
  [-148, -15],
];

/** Values of some fields that lead somewhere, so that more than the schema is reached. */
const KNOWN: Record<string, readonly unknown[]> = {
  case_location_id: [69, 88, 92, 507, 32],
  med_location_id: [507, 69],
  case_eventtime: ['2026-03-10T19:30', '2026-03-01', '2026-02-03T10:00:00+10:00'],
  med_date: ['2026-03-11'],
  specie_id: [22, 16],
  phenotype_id: [2],
  match_event: ['1', '2', 'meal'],
  duplicate_of: [1, 2, 3],
  email: ['moderator@demo.example', 'admin@demo.example'],
  kind: ['case', 'user', 'specie'],
  object_id: [22, 16, 1, 2],
  object_version: [1, 2],
  ids: ['69,92'],
  after: ['2026-01-01', '1970-01-01T00:00:00Z', '2026-01-01T00:00:00+16:00'],
  country: ['3', '4', 4],
  parent_id: [67, 68, 90, 69],
  coordinates: [[-148, -15], [SQUARE], [[SQUARE], [SQUARE]], [], [[[1, 2]]]],
  timezone: ['Pacific/Tahiti', 'Pacific/Nowhere'],
  chunk: ['0', '1'],
};

/** Names that maps have: languages, and fields of a revision. */
const KNOWN_NAMES = ['en_US', 'fr_FR', 'ty_PF', 'xx_XX', 'fr', 'alt', 'food', 'descriptions.fr_FR'];

/** Values that the schema of a field takes. */
export function valid(node: Node, name = ''): fc.Arbitrary<unknown> {
  const own = ofNode(node);
  const known = KNOWN[name];
  const value = known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, own) : own;
  const open = node.nullable || [node.type].flat().includes('null');
  return open ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null)) : value;
}

function ofNode(node: Node): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.anyOf) return fc.oneof(...node.anyOf.map((one) => valid(one)));
  switch ([node.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return objectOf(node);
    case 'array':
      return listOf(node);
    case 'integer':
      return fc.integer({ min: node.minimum ?? -1e9, max: node.maximum ?? 1e9 });
    case 'number':
      return fc.double({ min: node.minimum ?? -1e9, max: node.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(node);
  }
}

function mapOf(names: Node, values: Node): fc.Arbitrary<unknown> {
  const fitting = KNOWN_NAMES.filter((name) => new RegExp(names.pattern ?? '').test(name));
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, textOf(names));
  return fc.dictionary(name, valid(values), { maxKeys: 4, noNullPrototype: true });
}

function objectOf({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: Node): fc.Arbitrary<unknown> {
  if (propertyNames && typeof additionalProperties === 'object')
    return mapOf(propertyNames, additionalProperties);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, valid(node, name)]),
  );
  return fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
    noNullPrototype: true,
  });
}

function listOf({ items, minItems = 0, maxItems = 5 }: Node): fc.Arbitrary<unknown> {
  if (Array.isArray(items)) return fc.tuple(...items.map((item) => valid(item)));
  return fc.array(items ? valid(items) : fc.jsonValue(), { minLength: minItems, maxLength: maxItems });
}

function textOf({ pattern, minLength = 0, maxLength = 300 }: Node): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, 300);
  const text = fc.string({ minLength, maxLength: Math.max(minLength, most), unit: 'grapheme' });
  return fc.oneof(
    { weight: 8, arbitrary: text },
    fc.constant('é'.repeat(maxLength)),
    fc.constant(' '.repeat(most)),
  );
}

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/**
 * Invalid and extreme values: wrong types, limits of types, very large or deeply nested ones, and control
 * characters.
 */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    ...[null, '', ' ', [], {}, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 5e-324],
    ...['\0', 'a\0b', '\ud800', '\udfff', '\u202e', 'é'.repeat(5000), 'x'.repeat(20_000), '%00', '../..'],
    ...["' or 1=1 --", '<script>', '0000-00-00', '9999-12-31', '-infinity', 'NaN', '1e9', '٣'],
    ...[nested(6), nested(19), Array(500).fill(1), { type: 'Point', coordinates: [] }],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Names that mean something to JavaScript, and others that no call knows. */
export const strangeName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'id',
    'version',
    'deleted_at',
  ),
  fc.constantFrom('', ' ', 'a.b', 'a/b', '~1', '\0', 'é', 'x'.repeat(3000), 'length', '0'),
  fc.string({ maxLength: 20 }),
);
