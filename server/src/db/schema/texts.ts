import type { Generated } from 'kysely';
import type { Instant } from './column';

/** Row of a language that texts are shown in. */
export interface LanguageTable {
  id: Generated<number>;
  code: string;
  iso: string;
  slug: string;
  sov: string;
  name: string;
  name_fr: string;
  flag: string | null;
  description: Generated<string>;
  ethny: Generated<string>;
  countries: Generated<number[]>;
  is_default: Generated<boolean>;
  /** whether visitors can choose it */
  shipped: Generated<boolean>;
  /** code of the language whose texts are shown where one is missing; null for none */
  fallback: Generated<string | null>;
  version: Generated<number>;
}

interface TranslationOverrideTable {
  language: string;
  namespace: string;
  page: string;
  key: string;
  /** null when the edited text was reset to the shipped one */
  value: string | null;
  version: Generated<number>;
  updated_at: Instant;
  updated_by: number | null;
  /** English text that it was made from; null when it was reset, or before the server noted it */
  source: string | null;
}

interface TranslationVersionTable {
  language: string;
  version: number;
}

/** Tables of languages and edited texts. */
export interface TextTables {
  language: LanguageTable;
  translation_override: TranslationOverrideTable;
  translation_version: TranslationVersionTable;
}
