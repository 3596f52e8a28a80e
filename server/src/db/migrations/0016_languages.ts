import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Languages can be added and changed on screen. An edited text that is reset keeps its row without a value,
 * so that its version keeps counting and a change based on an older one is refused.
 */
const statements = [
  `alter table language add column fallback text references language (code),
    add column version integer not null default 1`,
  // English lists the default country (specification, section 3); a language without a country has no
  // editors.
  `update language set countries = array_prepend(4, countries) where code = 'en_US' and not 4 = any(countries)`,
  `update language set countries = array[4] where countries = '{}'`,
  `update language set fallback = case when code ~ '_(PF|NC|WF)$' then 'fr_FR' else 'en_US' end where not is_default`,
  `create sequence language_id_seq owned by language.id`,
  `alter table language alter column id set default nextval('language_id_seq')`,
  `select setval('language_id_seq', greatest(10000, (select coalesce(max(id), 0) from language)))`,
  `alter table translation_override alter column value drop not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
