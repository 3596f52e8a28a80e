import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Moves edited names of report fields to the shared namespace `domain`. The trail's separate names for the
 * same fields are gone; a change made only there is taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `update translation_override set namespace = 'domain'
      where namespace = 'ciguawatch' and page = 'reportFields'`,
    `update translation_override o set namespace = 'domain', page = 'reportFields'
      where namespace = 'audit' and page = 'field'
        and (key in ('profile', 'gender', 'age', 'history', 'history_nb', 'case_location_id', 'case_geom',
            'specie_id', 'phenotype_id', 'case_purchase_place_type', 'case_purchase_place', 'time_known',
            'case_eventtime', 'match_event', 'duplicate_of', 'review_state', 'contact_id', 'reason')
          or key ~ '^(mass_poisoning|med_|gsympt_|msympt_)')
        and not exists (select 1 from translation_override other
          where other.namespace = 'domain' and other.page = 'reportFields'
            and other.language = o.language and other.key = o.key)`,
    `update translation_version set version = version + 1`,
  ]);
}
