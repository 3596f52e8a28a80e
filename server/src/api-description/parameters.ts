import * as z from 'zod';
import type { AnyCall } from '../http/registered';
import type { Json } from './json';
import { parameterWords } from './words/parameter-words';

interface Values {
  properties?: Record<string, Json>;
  required?: string[];
}

const written = (schema: object): Values =>
  z.toJSONSchema(schema as z.core.$ZodType, { target: 'draft-2020-12', io: 'input' }) as Values;

const described = (
  call: AnyCall,
  name: string,
  where: 'path' | 'query',
  value: Json,
  required: boolean,
): Json => {
  const words = parameterWords(call, where === 'path' ? 'params' : 'query', name);
  return { in: where, required, ...(words !== undefined && { description: words }), schema: value };
};

/**
 * Parameters of the address of a call and of its query.
 * @param names of those of the address, in its order: where two calls name the same part otherwise, one name stands for both
 */
export function parametersOf(call: AnyCall, names: readonly string[]): Json[] {
  const ofPath = call.params ? written(call.params).properties : {};
  const { properties = {}, required = [] } = call.query ? written(call.query) : {};
  return [
    ...Object.entries(ofPath ?? {}).map(([name, value], at) => ({
      name: names[at] ?? name,
      ...described(call, name, 'path', value, true),
    })),
    ...Object.entries(properties).map(([name, value]) => ({
      name,
      ...described(call, name, 'query', value, required.includes(name)),
    })),
  ];
}
