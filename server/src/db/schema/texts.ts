import type { Generated } from 'kysely';
import type { Instant } from './column';

export interface LanguageTable {
  id: number;
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
  shipped: Generated<boolean>;
}

export interface TranslationOverrideTable {
  language: string;
  namespace: string;
  page: string;
  key: string;
  value: string;
  version: Generated<number>;
  updated_at: Instant;
  updated_by: number | null;
}

export interface TranslationVersionTable {
  language: string;
  version: number;
}

export interface TextTables {
  language: LanguageTable;
  translation_override: TranslationOverrideTable;
  translation_version: TranslationVersionTable;
}
