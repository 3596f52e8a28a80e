import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

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

/** A wording that a visitor proposed. */
interface WordingTable {
  id: GeneratedAlways<number>;
  language: string;
  namespace: string;
  page: string;
  key: string;
  text: string;
  /** how often it was proposed */
  asked: Generated<number>;
  /** when it was first proposed */
  at: Instant;
  state: Generated<'open' | 'accepted' | 'declined'>;
  decided_at: InstantOrNull;
  decided_by: Generated<number | null>;
  /** with accepted: the edited text before; null for the shipped one */
  before: Generated<string | null>;
  /** with accepted: version of the text that it made; null where the text said so already */
  made_version: Generated<number | null>;
}

/** Tables of languages and edited texts. */
export interface TextTables {
  language: LanguageTable;
  translation_override: TranslationOverrideTable;
  translation_version: TranslationVersionTable;
  wording: WordingTable;
}
