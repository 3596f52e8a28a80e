import type { Json } from '../json';
import type { Words } from './comments';
import { commonWords } from './common-words';
import { reportWords } from './report-words';
import { sentence } from './sentence';

/** A field that only programs of spammers fill in: it stays unknown to them. */
const UNTOLD = 'website';

const INNER = ['items', 'additionalProperties'] as const;
const INNER_LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;

const isText = ({ type }: Json): boolean => [type].flat().includes('string');

/** A property with its words; where the schema has a name, that one tells the rest. */
function property(name: string, schema: Json, words: Words): Json {
  const text = words.text ?? reportWords(name) ?? ('$ref' in schema ? undefined : commonWords(name));
  const isPlain = isText(schema) && words.format !== undefined && !schema.pattern;
  return {
    ...describe(schema, words),
    ...(text && { description: sentence(text) }),
    ...(isPlain && { format: words.format }),
  };
}

/** A schema whose properties say what they mean. */
export function describe(schema: Json, words: Words): Json {
  const result: Json = { ...schema };
  for (const key of INNER)
    if (typeof schema[key] === 'object') result[key] = describe(schema[key] as Json, words);
  for (const key of INNER_LISTS)
    if (Array.isArray(schema[key])) result[key] = schema[key].map((one) => describe(one as Json, words));
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, Json>)
        .filter(([name]) => name !== UNTOLD)
        .map(([name, inner]) => [name, property(name, inner, words.properties?.[name] ?? {})]),
    );
  return result;
}

/** A named schema with its own words and those of its properties. */
export const describeNamed = (schema: Json, words: Words): Json => ({
  ...describe(schema, words),
  ...(words.text && { description: sentence(words.text) }),
});
