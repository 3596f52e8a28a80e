import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Lists } from '../frame/lists';
import { islandSlugs, speciesSlugs } from '../frame/slugs';
import type { Words } from '../frame/words';

/** What a page of its own tells of: an island or a species. */
export type Subject =
  | { kind: 'island'; place: Location; slug: string }
  | { kind: 'species'; specie: Specie; slug: string };

type SubjectKind = Subject['kind'];

/** The subject that an address names, by its slug, its id or another of its names; null for nothing. */
export function findSubject(kind: SubjectKind, asked: string, lists: Lists): Subject | null {
  if (kind === 'island') {
    const { find, byId } = islandSlugs(lists);
    const place = lists.places.get(find(asked) ?? 0);
    return place ? { kind, place, slug: byId.get(place.id) ?? '' } : null;
  }
  const { find, byId } = speciesSlugs(lists);
  const specie = lists.species.get(find(asked) ?? 0);
  return specie ? { kind, specie, slug: byId.get(specie.id) ?? '' } : null;
}

/** Address of the page, without a language. */
export const subjectPath = ({ kind, slug }: Pick<Subject, 'kind' | 'slug'>): string => `/${kind}/${slug}`;

/** Name of the subject in the language of the page. */
export const subjectName = (subject: Subject, { languages }: Pick<Words, 'languages'>): string =>
  subject.kind === 'island' ? placeName(subject.place, languages) : specieLabel(subject.specie, languages);

/** Which reports are of it, or of the country alone; those of a species in one country, as in the directory. */
export function subjectFilter(subject: Subject | null, country: number): CaseFilter {
  if (subject?.kind === 'island') return { islands: [subject.place.id] };
  return { countries: [country], ...(subject && { species: [subject.specie.id] }) };
}
