import * as z from 'zod/mini';
import { id } from './common';

export const language = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  flag: z.string(),
  code: z.string(),
  /** name of the language in the language itself */
  sov: z.string(),
  description: z.nullable(z.string()),
  /** ids of the countries where it is spoken */
  country: z.array(z.int()),
  ethny: z.nullable(z.string()),
  /** whether visitors can select it */
  shipped: z.boolean(),
  default: z.boolean(),
  /** name in French */
  name_fr: z.string(),
  /** code of the language whose texts replace missing ones; null ends the chain */
  fallback: z.nullable(z.string()),
  version: z.int(),
});
export type Language = z.infer<typeof language>;

const entry = z.object({
  value: z.string(),
  type: z.enum(['input', 'textarea', 'plural']),
  display_name: z.string(),
  variables: z.optional(z.array(z.string())),
});
export type DictionaryEntry = z.infer<typeof entry>;

/** texts as namespace > page > key > entry */
export const dictionary = z.object({
  code: z.string(),
  version: z.int(),
  pages: z.record(z.string(), z.record(z.string(), z.record(z.string(), entry))),
});
export type Dictionary = z.infer<typeof dictionary>;
