import { sql } from 'kysely';
import { columnsAt } from '../../../personal-data/registry';
import { type FoundText, joinedTexts, type PlaceSearch } from './place';

type Row = Record<string, string | null> & { id: number; country: number };

const CONTACT_COLUMNS = columnsAt('contact', 'contact');
const TEXT_COLUMNS = columnsAt('case_report', 'case');
/** A label of a meal that consists of digits only links cases; it is no text about a person. */
const isNumber = (field: string, text: string): boolean => field === 'match_event' && /^\d+$/.test(text);

const foundTexts = (row: Row, place: 'contact' | 'case', fields: readonly string[]): FoundText[] =>
  fields.flatMap((field) => {
    const text = row[field];
    if (!text || isNumber(field, text)) return [];
    return [{ kind: 'case', id: String(row.id), country: row.country, place, field, text, at: null }];
  });

/**
 * Finds contacts of which any field mentions the person, and returns all of their fields, since the contact is that
 * person's.
 */
export async function findContacts({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const text = joinedTexts('k', CONTACT_COLUMNS);
  const columns = sql.join(CONTACT_COLUMNS.map((column) => sql.ref(`k.${column}`)));
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, ${columns}
    from contact k join case_report c on c.contact_id = k.id
    where c.case_country = any(${countries}::int[]) and ${asked.mayMention(text)}
    order by c.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap((row) => {
    const contactTexts = foundTexts(row, 'contact', CONTACT_COLUMNS);
    // Parts of a name may be typed into different fields of a contact, so its fields are searched as one text.
    return asked.mentions(contactTexts.map(({ text: one }) => one).join(' ')) ? contactTexts : [];
  });
}

/** Finds free texts of cases that mention the person, including deleted and withdrawn cases. */
export async function findTexts({ db, asked, countries, limit }: PlaceSearch): Promise<FoundText[]> {
  const columns = sql.join(TEXT_COLUMNS.map((column) => sql.ref(`c.${column}`)));
  const { rows } = await sql<Row>`
    select c.id, c.case_country as country, ${columns} from case_report c
    where c.case_country = any(${countries}::int[])
      and coalesce(${sql.join(TEXT_COLUMNS.map((column) => sql.ref(`c.${column}`)))}) is not null
      and ${asked.mayMention(joinedTexts('c', TEXT_COLUMNS), { words: sql`c.words` })}
    order by c.id limit ${sql.lit(limit)}`.execute(db);
  return rows.flatMap((row) =>
    foundTexts(row, 'case', TEXT_COLUMNS).filter(({ text }) => asked.mentions(text)),
  );
}
