import type { PersonFound, PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import type { DeskPlace } from '../../personal-data/registry';
import { noteRequest } from './note-request';
import { type PersonSearch, parsePersonSearch } from './person-search';
import { findContacts, findTexts } from './places/cases';
import { findFollows } from './places/follows';
import type { FoundText, PlaceSearch } from './places/place';
import { findPosts } from './places/posts';
import { findSamples } from './places/samples';
import { findAttachments, findCaseNotes } from './places/thread';
import { findInTrail } from './places/trail';
import { findChanges, findComments, findNotes, findViews } from './places/written';
import { personReference } from './reference';

/**
 * Most subjects of one response, and most rows read from each table; beyond them the response says that there is
 * more.
 */
const MAX_SUBJECTS = 200;
const MAX_ROWS = 1000;

/** Search of each place in the registry of personal data; the type makes a place without a search a compile error. */
const PLACE_SEARCHES: Record<Exclude<DeskPlace, 'answer'>, (search: PlaceSearch) => Promise<FoundText[]>> = {
  contact: findContacts,
  case: findTexts,
  note: findCaseNotes,
  attachment: findAttachments,
  alert: findNotes,
  comment: findComments,
  approval: findChanges,
  post: findPosts,
  sample: findSamples,
  follow: findFollows,
  view: findViews,
  trail: findInTrail,
};

/**
 * Parses the text of a search.
 * @throws HttpError 400 for a text that is empty, too short, too long or no valid address
 */
export function searchOf(text: string): PersonSearch {
  const personSearch = parsePersonSearch(text);
  if (typeof personSearch === 'string') throw invalidFields({ text: personSearch });
  return personSearch;
}

/**
 * Finds what is held of a person in the countries of the editor, grouped by case, alert, comment, view or change.
 * @returns `more` is true where the limits cut something off
 */
async function findSubjects(
  { db, secret }: Pick<PlaceSearch, 'db' | 'secret'>,
  who: Operator,
  asked: PersonSearch,
): Promise<{ subjects: PersonSubject[]; more: boolean }> {
  const countries = who.countries;
  if (countries.length === 0) return { subjects: [], more: false };
  const search: PlaceSearch = { db, secret, asked, countries, limit: MAX_ROWS };
  const subjects = new Map<string, PersonSubject>();
  let more = false;
  for (const find of Object.values(PLACE_SEARCHES)) {
    const pieces = await find(search);
    more ||= pieces.length >= MAX_ROWS;
    for (const { kind, id, country, place, field, text, at } of pieces) {
      const key = `${kind}:${id}`;
      const subject = subjects.get(key) ?? { key, kind, id, country, about: null, texts: [] };
      subject.texts.push({ place, field, text, at: at?.toISOString() ?? null });
      subjects.set(key, subject);
    }
  }
  const listedSubjects = [...subjects.values()].slice(0, MAX_SUBJECTS);
  await addCaseDetails(db, who, listedSubjects);
  return { subjects: listedSubjects, more: more || subjects.size > MAX_SUBJECTS };
}

/**
 * Adds place, date and state of a case, so that the editor recognises it. A case that has moved to another country
 * stays without them.
 */
async function addCaseDetails(db: Reader, who: Operator, subjects: readonly PersonSubject[]): Promise<void> {
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
 * Repeats the search and keeps only the subjects that the editor selected.
 * @param keys keys of the chosen subjects
 */
export async function chosenSubjects(
  from: Pick<PlaceSearch, 'db' | 'secret'>,
  who: Operator,
  asked: PersonSearch,
  keys: readonly string[],
): Promise<PersonSubject[]> {
  const { subjects } = await findSubjects(from, who, asked);
  return subjects.filter(({ key }) => keys.includes(key));
}

/**
 * Finds what is held of a person and records the search in the audit trail.
 * @throws HttpError as `searchOf`
 */
export async function findPerson(deps: Deps, who: Operator, text: string): Promise<PersonFound> {
  const personSearch = searchOf(text);
  const { subjects, more } = await findSubjects(
    { db: deps.store.read, secret: deps.secret },
    who,
    personSearch,
  );
  const reference = personReference(deps.secret, personSearch);
  await deps.store.tx((trx) =>
    noteRequest(trx, deps, who, { action: 'find_person', asked: personSearch, reference, subjects }),
  );
  return { asked: personSearch.kind, reference, subjects, more };
}
