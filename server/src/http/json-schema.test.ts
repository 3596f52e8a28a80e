import * as z from 'zod/mini';
import { jsonSchema } from './json-schema';

it('writes a nullable value without anyOf, and keeps responses as allow-lists', () => {
  const schema = z.object({ age: z.nullable(z.int()), sex: z.nullable(z.enum(['M', 'F'])) });
  expect(jsonSchema(schema, 'output')).toMatchObject({
    additionalProperties: false,
    properties: { age: { type: 'integer', nullable: true }, sex: { enum: ['M', 'F', null], nullable: true } },
  });
  expect(jsonSchema(schema, 'output')).toBe(jsonSchema(schema, 'output'));
});
