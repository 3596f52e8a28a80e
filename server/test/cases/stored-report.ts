import type { Store } from '../../src/db/store';

/** Columns that identify a report and its time. */
const OWN = ['id', 'case_uuid', 'body_hash', 'contact_id', 'created_at', 'changed_at', 'updated_at'];

/** A stored report with its contact, without identifying columns. */
export async function storedReport({ read }: Store, uuid: string) {
  const row = await read
    .selectFrom('case_report')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const contact = await read
    .selectFrom('contact')
    .select(['cont_name', 'cont_email', 'cont_phone', 'used'])
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
  const trail = await read
    .selectFrom('audit')
    .select(['kind', 'action', 'after', 'user_id', 'country'])
    .where('object_id', '=', String(row.id))
    .execute();
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name)));
  // The search words include the case number.
  const words = String(kept.words).replace(`'${row.id}'`, "'number'");
  return { row: { ...kept, words }, contact, trail };
}
