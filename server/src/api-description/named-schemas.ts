import * as z from 'zod';
import type { Json } from './json';
import { SCHEMA_FILES } from './schema-files';
import { type Words, wordsOfSchema } from './words/comments';
import { describe, describeNamed } from './words/describe';

/** `output` is what the server answers, `input` what it accepts. */
type Direction = 'input' | 'output';

/** Kinds of schemas that a name is worth; texts and numbers stand where they are used. */
const NAMED_KINDS = new Set(['object', 'record', 'array', 'union', 'intersection', 'enum']);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Schemas that `shared/api/schemas` exports, each with its file and the name under which it is exported. */
const exported = Object.entries(SCHEMA_FILES).flatMap(([file, names]) =>
  Object.entries(names).flatMap(([name, schema]) => (isSchema(schema) ? [{ file, name, schema }] : [])),
);

const nameOf = (exportName: string): string => `${exportName.charAt(0).toUpperCase()}${exportName.slice(1)}`;

/** What is known of each exported schema, by its name in the description. */
const wordsOf = new Map(exported.map(({ file, name }) => [nameOf(name), wordsOfSchema(file, name)]));

const REFERENCE = '#/components/schemas/';
/** Marks the name of a schema that no file exports: the body or the answer of one call. */
const UNNAMED = 'of:';

/** Calls `visit` with every object below a JSON value, innermost last. */
function walk(value: unknown, visit: (node: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Json);
  for (const inner of Object.values(value)) walk(inner, visit);
}

/** Names of the schemas that a schema refers to, with those that these refer to. */
function namesBelow(
  schema: Json,
  all: Readonly<Record<string, Json>>,
  found = new Set<string>(),
): Set<string> {
  walk(schema, ({ $ref: reference }) => {
    if (typeof reference !== 'string') return;
    const name = reference.slice(REFERENCE.length);
    if (found.has(name)) return;
    found.add(name);
    namesBelow(all[name] ?? {}, all, found);
  });
  return found;
}

/**
 * The schemas of bodies and answers as zod writes them, those with a name once under it. One that is accepted in another
 * form than it is answered is named twice: `Name`, and `NameSent` as it is accepted.
 */
export class NamedSchemas {
  readonly #of: Record<Direction, Record<string, Json>>;
  readonly #used: Record<Direction, Set<string>> = { input: new Set(), output: new Set() };

  /** @param asked every body (`input`) and answer (`output`) that will be described */
  constructor(asked: Readonly<Record<Direction, readonly object[]>>) {
    this.#of = { input: allSchemas(asked.input, 'input'), output: allSchemas(asked.output, 'output') };
    this.#place = { input: places(asked.input), output: places(asked.output) };
    for (const direction of ['input', 'output'] as const)
      for (const schema of asked[direction])
        for (const name of namesBelow(this.#written(schema, direction), this.#of[direction]))
          this.#used[direction].add(name);
  }

  readonly #place: Record<Direction, Map<object, string>>;

  /**
   * A body or an answer, as a reference where it has a name.
   * @param words of one without a name
   */
  schema(asked: object, direction: Direction, words: Words): Json {
    return describe(this.#renamed(this.#written(asked, direction), direction), words);
  }

  /** The named schemas that some body or answer refers to, in the order of their names. */
  components(): Record<string, Json> {
    const found = (['output', 'input'] as const).flatMap((direction) =>
      [...this.#used[direction]].map((name): [string, Json] => [
        this.#nameIn(name, direction),
        describeNamed(this.#renamed(this.#of[direction][name] ?? {}, direction), wordsOf.get(name) ?? {}),
      ]),
    );
    return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  #written(asked: object, direction: Direction): Json {
    const name = this.#place[direction].get(asked) ?? '';
    return name.startsWith(UNNAMED) ? (this.#of[direction][name] ?? {}) : { $ref: `${REFERENCE}${name}` };
  }

  #renamed(schema: Json, direction: Direction): Json {
    return JSON.parse(JSON.stringify(schema), (key, value) =>
      key === '$ref' ? `${REFERENCE}${this.#nameIn(value.slice(REFERENCE.length), direction)}` : value,
    ) as Json;
  }

  #nameIn(name: string, direction: Direction): string {
    const isOther = direction === 'input' && this.#used.output.has(name) && !this.#isSame(name);
    return isOther ? `${name}Sent` : name;
  }

  /** Whether a schema is accepted as it is answered, with all that it refers to. */
  #isSame(name: string): boolean {
    const { input, output } = this.#of;
    return [name, ...namesBelow(output[name] ?? {}, output)].every(
      (one) => JSON.stringify(input[one]) === JSON.stringify(output[one]),
    );
  }
}

const named = new Map<object, string>(exported.map(({ name, schema }) => [schema, nameOf(name)]));

const hasName = (schema: object): boolean =>
  named.has(schema) && NAMED_KINDS.has((schema as z.core.$ZodType)._zod.def.type);

const places = (asked: readonly object[]): Map<object, string> =>
  new Map(
    asked.map((schema, at) => [schema, hasName(schema) ? (named.get(schema) ?? '') : `${UNNAMED}${at}`]),
  );

/** All exported schemas and the ones asked for, by name. */
function allSchemas(asked: readonly object[], direction: Direction): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const { schema, name } of exported) if (hasName(schema)) registry.add(schema, { id: nameOf(name) });
  for (const [schema, place] of places(asked))
    if (place.startsWith(UNNAMED)) registry.add(schema as z.core.$ZodType, { id: place });
  const { schemas } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: direction,
    uri: (name) => `${REFERENCE}${name}`,
    override: ({ jsonSchema }) => simplify(jsonSchema as Json, direction),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutAddress(schema as Json)]),
  );
}

const withoutAddress = ({ $schema: _, $id: __, ...schema }: Json): Json => schema;

/**
 * An answer may have more properties than are described, because later releases add some. The bounds of JavaScript's
 * numbers tell a reader nothing, nor does “anything or null”; some readers take a list without `items` for a fault.
 */
function simplify(schema: Json, direction: Direction): void {
  if (direction === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const choices = (schema.anyOf ?? []) as Json[];
  if (choices.some((choice) => Object.keys(choice).length === 0)) delete schema.anyOf;
  const { length } = (schema.prefixItems ?? []) as Json[];
  if (length > 0) Object.assign(schema, { items: {}, minItems: length, maxItems: length });
}
