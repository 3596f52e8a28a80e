/**
 * Stands in for `zod/mini` in what people download. Schemas are part of every definition of a call,
 * but in the browser only development and tests read them (shared/runtime/http/call.ts): the server checks
 * everything anyway. So the 8 kB that would read them stay at home.
 */
// Schemas are made of the parts of others, too.
const unread = { check: () => unread, shape: {} };
const schema = () => unread;

export const array = schema;
export const boolean = schema;
export const config = schema;
export const gte = schema;
export const int = schema;
export const literal = schema;
export const lte = schema;
export const maxLength = schema;
export const minLength = schema;
export const nullable = schema;
export const number = schema;
export const object = schema;
export const optional = schema;
export const partial = schema;
export const record = schema;
export const regex = schema;
export const strictObject = schema;
export const string = schema;
export const tuple = schema;
export const union = schema;
export const unknown = schema;
export { schema as enum };
