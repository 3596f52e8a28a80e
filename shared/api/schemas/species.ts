import * as z from 'zod/mini';
import { id, version } from './common';

/** A name in one language. Several names of one language are several entries. */
const translation = z.object({
  id,
  /** language code, for instance fr_FR or ty_PF */
  lang: z.string(),
  lang_id: id,
  value: z.string(),
});
export type NameTranslation = z.infer<typeof translation>;

/** A page where facts of a description were read. */
export const descriptionSource = z.object({
  title: z.string(),
  url: z.string(),
  /** day of reading */
  read: z.string(),
});
export type DescriptionSource = z.infer<typeof descriptionSource>;

export const specie = z.object({
  id,
  /** scientific name */
  name: z.string(),
  slug: z.string(),
  /** family; decides which drawing represents the species */
  family: z.nullable(z.string()),
  media: z.nullable(z.string()),
  /** text in the default language, en_US */
  description: z.nullable(z.string()),
  /** texts in other languages than the default one, by language code */
  descriptions: z.record(z.string(), z.string()),
  /** false while the laboratory has not yet read these texts; missing otherwise */
  descriptions_read: z.optional(z.boolean()),
  /** what the key by pictures asks about, for `readTraits` of shared/domain/species; missing when nothing is known */
  traits: z.optional(z.string()),
  /** diet */
  food: z.nullable(z.string()),
  sedentary: z.nullable(z.boolean()),
  phenotype_id: z.nullable(id),
  translations: z.array(translation),
  /** id in the World Register of Marine Species */
  aphia_id: z.nullable(z.int()),
  /** FishBase SpecCode */
  spec_code: z.nullable(z.int()),
  /** earlier names with who says so; missing when there are none */
  synonyms: z.optional(z.array(z.object({ name: z.string(), source: z.string() }))),
  /** id of the species that has its cases now; only with `deleted` */
  replaced_by: z.optional(id),
  /** deleted but kept because cases refer to it: still named, but not offered in new reports */
  deleted: z.optional(z.boolean()),
  version,
});
export type Specie = z.infer<typeof specie>;

export const phenotype = z.object({
  id,
  /** name in the default language */
  value: z.string(),
  slug: z.string(),
  media: z.nullable(z.string()),
  /** text in the default language, en_US */
  description: z.nullable(z.string()),
  descriptions: z.record(z.string(), z.string()),
  families: z.array(z.string()),
  translation: z.array(translation),
  deleted: z.optional(z.boolean()),
  version,
});
export type Phenotype = z.infer<typeof phenotype>;

/** Dinoflagellate species, `gd/specie/`. */
export const algaeSpecie = z.object({
  id,
  as_name: z.string(),
  potentially_toxic: z.nullable(z.boolean()),
  /** identifier in the World Register of Marine Species; missing in what devices kept before */
  aphia_id: z.optional(z.nullable(z.int())),
});
export type AlgaeSpecie = z.infer<typeof algaeSpecie>;
