import * as z from 'zod/mini';

// The portal's content security policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true });

export const id = z.int().check(z.gte(1), z.lte(2147483647));
/** Version of an object, counted from 1; the client returns it in `If-Match`. */
export const version = z.int().check(z.gte(1));
/** Random UUID made on the device (RFC 9562). */
export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/));
/** Civil date, YYYY-MM-DD, without a zone. */
export const civilDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Instant, RFC 3339 with Z. */
export const instant = z.string();
/** Language code of the specification, for instance fr_FR. */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,3}_[A-Z]{2}$/));
/** A value that may be missing or null (unknown). */
export const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
export const text = (max: number) => z.string().check(z.maxLength(max));
export const empty = z.object({});
/** Ignored: responses are always JSON, but addresses in the specification contain it. */
export const format = z.optional(z.string().check(z.maxLength(20)));
/** A boolean in a query. */
export const flag = z.optional(z.enum(['true', 'false']));
/** Path parameter `id` of a call, as text. */
export const idParams = z.strictObject({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
