import type { PersonFound, PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import type { DeskPlace } from '../../personal-data/registry';
import { type Asked, readAsked } from './asked';
import { noteRequest } from './note-request';
import { findContacts, findTexts } from './places/cases';
import type { Piece, Search } from './places/place';
import { findAttachments, findCaseNotes } from './places/thread';
import { findInTrail } from './places/trail';
import { findChanges, findComments, findNotes, findViews } from './places/written';
import { referenceOf } from './reference';

/**
 * Most subjects of one response, and most rows read from each table; beyond them the response says that there is
 * more.
 */
const MOST = 200;
const MOST_ROWS = 1000;

/** Search of each place in the registry of personal data; the type makes a place without a search a compile error. */
const PLACES: Record<Exclude<DeskPlace, 'answer'>, (search: Search) => Promise<Piece[]>> = {
  contact: findContacts,
  case: findTexts,
  note: findCaseNotes,
  attachment: findAttachments,
  alert: findNotes,
  comment: findComments,
  approval: findChanges,
  view: findViews,
  trail: findInTrail,
};

/**
 * Parses the text of a search.
 * @throws HttpError 400 for a text that is empty, too short, too long or no valid address
 */
export function askedOf(text: string): Asked {
  const asked = readAsked(text);
  if (typeof asked === 'string') throw invalidFields({ text: asked });
  return asked;
}

/**
 * Finds what is held of a person in the countries of the editor, grouped by case, alert, comment, view or change.
 * @returns `more` is true where the limits cut something off
 */
async function subjectsOf(
  db: Reader,
  who: Who,
  asked: Asked,
): Promise<{ subjects: PersonSubject[]; more: boolean }> {
  const countries = who.countries;
  if (countries.length === 0) return { subjects: [], more: false };
  const search: Search = { db, asked, countries, limit: MOST_ROWS };
  const subjects = new Map<string, PersonSubject>();
  let more = false;
  for (const find of Object.values(PLACES)) {
    const pieces = await find(search);
    more ||= pieces.length >= MOST_ROWS;
    for (const { kind, id, country, place, field, text, at } of pieces) {
      const key = `${kind}:${id}`;
      const subject = subjects.get(key) ?? { key, kind, id, country, about: null, texts: [] };
      subject.texts.push({ place, field, text, at: at?.toISOString() ?? null });
      subjects.set(key, subject);
    }
  }
  const kept = [...subjects.values()].slice(0, MOST);
  await addAbout(db, who, kept);
  return { subjects: kept, more: more || subjects.size > MOST };
}

/**
 * Adds place, date and state of a case, so that the editor recognises it. A case that has moved to another country
 * stays without them.
 */
async function addAbout(db: Reader, who: Who, subjects: readonly PersonSubject[]): Promise<void> {
  const ids = subjects.flatMap(({ kind, id }) => (kind === 'case' ? [Number(id)] : []));
  const rows = await db
    .selectFrom('case_report')
    .select(['id', 'case_island', 'case_eventdate', 'review_state', 'withdrawal_asked_at', 'deleted_at'])
    .where('id', 'in', [0, ...ids])
    .where('case_country', 'in', who.countries)
    .execute();
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  for (const subject of subjects) {
    const row = subject.kind === 'case' ? byId.get(subject.id) : undefined;
    if (!row) continue;
    const { id: _, withdrawal_asked_at, deleted_at, ...rest } = row;
    subject.about = {
      ...rest,
      withdrawal_asked_at: withdrawal_asked_at?.toISOString() ?? null,
      deleted_at: deleted_at?.toISOString() ?? null,
    };
  }
}

/**
 * Repeats the search and keeps the subjects that the editor chose.
 * @param keys keys of the chosen subjects
 */
export async function chosenSubjects(
  db: Reader | Transaction<DB>,
  who: Who,
  asked: Asked,
  keys: readonly string[],
): Promise<PersonSubject[]> {
  const { subjects } = await subjectsOf(db, who, asked);
  return subjects.filter(({ key }) => keys.includes(key));
}

/**
 * Finds what is held of a person and records the search in the audit trail.
 * @throws HttpError as `askedOf`
 */
export async function findPerson(deps: Deps, who: Who, text: string): Promise<PersonFound> {
  const asked = askedOf(text);
  const { subjects, more } = await subjectsOf(deps.store.read, who, asked);
  const reference = referenceOf(deps.secret, asked);
  await deps.store.tx((trx) =>
    noteRequest(trx, deps, who, { action: 'find_person', asked, reference, subjects }),
  );
  return { asked: asked.kind, reference, subjects, more };
}
