import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useMemo } from 'react';
import { FishNames } from '../case-import/reading/find-fish';
import { PlaceNames } from '../case-import/reading/find-place';
import type { Reading } from './reading/reading';

type Names = Pick<Reading, 'fish' | 'places' | 'countryNamed' | 'now'>;

/** Names of fish and places, prepared once for all lines of a file. Call it inside an observer. */
export function useNames(): Names {
  const { specie, phenotype, location } = collections;
  const state = `${specie.revision} ${phenotype.revision} ${location.revision}`;
  return useMemo(() => {
    const all = location.all();
    const byCountry = new Map<number, PlaceNames>();
    const countries = new Map<string, number>();
    for (const { type, country, name, names } of all)
      if (type === 'C')
        for (const one of [name, ...Object.values(names)]) countries.set(normalise(one), country);
    const managed = session.user?.profile.manage_countries ?? [];
    return {
      fish: new FishNames(
        specie.all().filter(({ deleted }) => !deleted),
        phenotype.all().filter(({ deleted }) => !deleted),
      ),
      places: (country) => {
        const held =
          byCountry.get(country) ?? new PlaceNames(all.filter((place) => place.country === country));
        byCountry.set(country, held);
        return held;
      },
      countryNamed: (text) => {
        const id = countries.get(normalise(text));
        return id !== undefined && managed.includes(id) ? id : undefined;
      },
      now: clock.now(),
    };
  }, [state]);
}
