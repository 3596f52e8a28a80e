import type { Generated } from 'kysely';
import type { Instant } from './column';

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
  /** offered to visitors */
  shipped: Generated<boolean>;
  /** code of the language that stands in for missing texts; null ends the chain */
  fallback: Generated<string | null>;
  version: Generated<number>;
}

interface TranslationOverrideTable {
  language: string;
  namespace: string;
  page: string;
  key: string;
  /** null once the text was taken back */
  value: string | null;
  version: Generated<number>;
  updated_at: Instant;
  updated_by: number | null;
}

interface TranslationVersionTable {
  language: string;
  version: number;
}

export interface TextTables {
  language: LanguageTable;
  translation_override: TranslationOverrideTable;
  translation_version: TranslationVersionTable;
}
