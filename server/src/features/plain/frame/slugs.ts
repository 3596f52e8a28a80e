import { chainOf, type Place } from '@ciguawatch/shared/domain/geo/place';
import { currentSpecies } from '@ciguawatch/shared/domain/species/current-species';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { everyName } from '@ciguawatch/shared/domain/text/search/species-names';
import type { Lists } from './lists';

/** Addresses of one kind of thing: by id, and the id that an address leads to. */
interface Slugs {
  byId: ReadonlyMap<number, string>;
  /** Id of what an address names now, by its slug, its id or another of its names; null for nothing. */
  find(asked: string): number | null;
}

/** A thing and its names, each telling more than the one before. */
interface Named {
  id: number;
  names: readonly string[];
}

type SlugLists = Pick<Lists, 'places' | 'species'>;

/** A name as the last part of an address: "Nuku Hiva" gives `nuku-hiva`. */
const slugOf = (name: string): string =>
  normalise(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A slug for each thing; what would share one gets more of its names, at last its id. */
function uniqueSlugs(things: readonly Named[]): Map<number, string> {
  const byId = new Map<number, string>();
  const taken = new Set<string>();
  const most = Math.max(0, ...things.map(({ names }) => names.length));
  let open: readonly Named[] = things;
  for (let count = 1; count <= most; count += 1) {
    const wanted = new Map<string, Named[]>();
    for (const thing of open) {
      const slug = slugOf(thing.names.slice(0, count).join(' '));
      wanted.set(slug, [...(wanted.get(slug) ?? []), thing]);
    }
    open = [...wanted].flatMap(([slug, sharing]) => {
      if (slug === '' || sharing.length > 1 || taken.has(slug)) return sharing;
      for (const { id } of sharing) byId.set(id, slug);
      return [];
    });
    for (const slug of wanted.keys()) taken.add(slug);
  }
  for (const { id, names } of open) byId.set(id, `${slugOf(names[0] ?? '')}-${id}`.replace(/^-/, ''));
  return byId;
}

/** Finds by slug, then by id, then by other names, of which the first thing that has it counts. */
function slugsOf(things: readonly Named[], others: (id: number) => readonly string[]): Slugs {
  const byId = uniqueSlugs(things);
  const ids = new Map([...byId].map(([id, slug]) => [slug, id]));
  const former = new Map<string, number>();
  for (const { id } of things)
    for (const slug of others(id).map(slugOf)) if (!former.has(slug)) former.set(slug, id);
  return {
    byId,
    find(asked) {
      const number = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
      const slug = slugOf(asked);
      const found = ids.get(slug) ?? (number !== null && byId.has(number) ? number : former.get(slug));
      return found ?? null;
    },
  };
}

/** Slugs of all islands: homonyms get their archipelago or country; names of other languages lead to them too. */
function slugsOfIslands({ places }: SlugLists): Slugs {
  const islands = [...places.values()].filter(({ type }) => type === 'I');
  const wider = (place: Place) => chainOf(place, (id) => places.get(id)).map(({ name }) => name);
  return slugsOf(
    islands.map((place) => ({ id: place.id, names: wider(place) })),
    (id) => {
      const place = places.get(id);
      return place ? [place.name, ...Object.values(place.names)] : [];
    },
  );
}

/** Slugs of all species by their scientific name; those of replaced ones and of synonyms lead to the current one. */
function slugsOfSpecies({ species }: SlugLists): Slugs {
  const known = [...species.values()].filter(({ deleted }) => !deleted);
  const replaced = [...species.values()].filter(({ deleted }) => deleted);
  return slugsOf(
    known.map(({ id, name }) => ({ id, names: [name] })),
    (id) => {
      const own = species.get(id);
      const former = replaced.filter((one) => currentSpecies(one.id, (key) => species.get(key)) === id);
      return [...(own ? everyName(own) : []), ...former.flatMap((one) => [one.name, String(one.id)])];
    },
  );
}

const made = new WeakMap<ReadonlyMap<number, unknown>, Slugs>();

function kept(key: ReadonlyMap<number, unknown>, make: () => Slugs): Slugs {
  const held = made.get(key) ?? make();
  made.set(key, held);
  return held;
}

/** Addresses of islands, made once for each state of the list. */
export const islandSlugs = (lists: SlugLists): Slugs => kept(lists.places, () => slugsOfIslands(lists));

/** Addresses of species, made once for each state of the list. */
export const speciesSlugs = (lists: SlugLists): Slugs => kept(lists.species, () => slugsOfSpecies(lists));
