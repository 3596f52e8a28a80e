import * as z from 'zod';

type Json = { [key: string]: unknown };
type Direction = 'input' | 'output';

const cachedSchemas = { input: new WeakMap<object, Json>(), output: new WeakMap<object, Json>() };

/**
 * JSON Schema of a zod schema, cached: the same object validates, serialises, describes the API and yields
 * form parameters.
 */
export function jsonSchema(schema: object, direction: Direction): Json {
  const cached = cachedSchemas[direction].get(schema);
  if (cached) return cached;
  const fullSchema = z.toJSONSchema(schema as z.core.$ZodType, { target: 'draft-7', io: direction }) as Json;
  const { $schema: _, ...rest } = fullSchema;
  const result = simplifyNullable(rest) as Json;
  cachedSchemas[direction].set(schema, result);
  return result;
}

/** Turns `anyOf: [X, null]` into a nullable X, which is quicker to serialise and gives clearer errors. */
function simplifyNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifyNullable);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, simplifyNullable(inner)]),
  ) as Json;
  const choices = node.anyOf as Json[] | undefined;
  if (choices?.length !== 2 || choices[1]?.type !== 'null') return node;
  const [inner] = choices as [Json, Json];
  if (typeof inner.type !== 'string') return node;
  const { anyOf: _, ...outer } = node;
  return {
    ...outer,
    ...inner,
    nullable: true,
    ...(Array.isArray(inner.enum) && { enum: [...inner.enum, null] }),
  };
}
