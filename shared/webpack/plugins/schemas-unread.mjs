/**
 * Replaces `zod/mini` in production bundles. Every call definition contains schemas, but browsers validate
 * in development only (shared/runtime/http/call.ts), as the server validates everything: this saves 8 kB.
 */
// Schemas are composed of parts of other schemas, so their members must exist too.
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
