import { chainOf, type Place } from '@ciguawatch/shared/domain/geo/place';
import { searchPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { editDistance, nearMatches } from '@ciguawatch/shared/domain/text/search/near';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';

/** A place that a text names without doubt, or those that it may mean. */
type FoundPlace = { place: Place } | { likely: readonly Place[] };

/** Most places proposed for a text. */
const OFFERED = 4;
/** Words before a name that say only what it is. */
const KINDS =
  /^(l |le |la |les )?(ile|iles|atoll|archipel|commune|village|island|islands|islets)( (de|des|du|d|of))? /;

const bare = (text: string): string => normalise(text).replace(KINDS, '').replaceAll(' ', '');

/** Every name of a place, also those in brackets: Patio (Iripau). */
const namesOf = ({ name, names }: Place): string[] =>
  [name, ...Object.values(names)].flatMap((one) => {
    const [, before, inside] = /^(.*?)\s*\((.*)\)$/.exec(one) ?? [];
    return before && inside ? [one, before, inside] : [one];
  });

/** Places of one country, by name, prepared once for all lines of a file. */
export class PlaceNames {
  readonly #byName = new Map<string, Place[]>();
  readonly #byId: ReadonlyMap<number, Place>;

  constructor(readonly places: readonly Place[]) {
    this.#byId = new Map(places.map((place) => [place.id, place]));
    for (const place of places)
      for (const name of new Set(namesOf(place).map(bare)))
        if (name !== '') this.#byName.set(name, [...(this.#byName.get(name) ?? []), place]);
  }

  get = (id: number): Place | undefined => this.#byId.get(id);

  /** Whether a place lies within another, or is it. */
  isWithin = (place: Place, outer: Place): boolean => chainOf(place, this.get).includes(outer);

  /**
   * The place that a text names in full, blind to accents, the ʻeta, spaces and hyphens. Several of one name, a typing
   * error or parts that contradict each other are proposed, never decided.
   * @param within place that must contain it, as another column says; null where none does
   */
  find(text: string, within: Place | null): FoundPlace {
    const whole = this.#named(text, within);
    if (whole) return whole;
    const parts = text.split(/[,;/()]|\s[-–—]\s/).filter((part) => part.trim() !== '');
    const named = parts.length < 2 ? [] : parts.flatMap((part) => this.#named(part, within) ?? []);
    const single = named.flatMap((one) => ('place' in one ? [one.place] : []));
    const finest = single.find((one) => single.every((other) => this.isWithin(one, other)));
    if (finest && single.length === named.length) return { place: finest };
    // A part of several places of one name is decided by the other parts: Avera, Raiatea.
    const [outer] = single;
    const inner = named.flatMap((one) => ('likely' in one ? one.likely : []));
    const fitting = outer ? inner.filter((one) => this.isWithin(one, outer)) : [];
    if (single.length === 1 && named.length === 2 && fitting.length === 1)
      return { place: fitting[0] as Place };
    return { likely: [...single, ...inner, ...this.#near(text, within)].slice(0, OFFERED) };
  }

  /** Places of exactly this name; undefined when there is none. An island goes before its own village. */
  #named(text: string, within: Place | null): FoundPlace | undefined {
    const found = (this.#byName.get(bare(text)) ?? []).filter((one) => !within || this.isWithin(one, within));
    const outer = found.find((one) => found.every((other) => this.isWithin(other, one)));
    if (outer) return { place: outer };
    return found.length === 0 ? undefined : { likely: found };
  }

  #near(text: string, within: Place | null): Place[] {
    const places = within ? this.places.filter((one) => this.isWithin(one, within)) : this.places;
    const wanted = bare(text);
    const most = wanted.length < 6 ? 1 : 2;
    const slips =
      wanted === ''
        ? []
        : places.filter((one) => namesOf(one).some((name) => editDistance(wanted, bare(name), most) <= most));
    const found = [
      ...slips,
      ...searchPlaces(places, text, null, OFFERED),
      ...nearMatches(places, text, namesOf, OFFERED),
    ];
    return [...new Set(found)].slice(0, OFFERED);
  }
}
