import * as z from 'zod/mini';

const choice = z.object({
  value: z.string(),
  /** label in the language asked for by `Accept-Language` */
  display_name: z.string(),
});
export type FormChoice = z.infer<typeof choice>;

const plainParameter = {
  type: z.string(),
  required: z.boolean(),
  max_length: z.optional(z.int()),
  min_value: z.optional(z.number()),
  max_value: z.optional(z.number()),
  choices: z.optional(z.array(choice)),
  /** value among the choices that a new object begins with */
  default: z.optional(z.string()),
};

/** Parameters of one field in the response of an OPTIONS call; an object has those of its fields. */
const formParameter = z.object({
  ...plainParameter,
  children: z.optional(z.record(z.string(), z.object(plainParameter))),
});
export type FormParameter = z.infer<typeof formParameter>;

/** Response of the OPTIONS calls of the specification. */
export const formParameters = z.object({
  name: z.string(),
  /** parameters of a new object (POST) and of a change, by field */
  actions: z.object({
    POST: z.record(z.string(), formParameter),
    PATCH: z.record(z.string(), formParameter),
  }),
});
export type FormParameters = z.infer<typeof formParameters>;
