import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { landKm } from '../../../algae/land-km';
import { algaeSpecies } from '../../../algae/tracking';
import type { AlgaeColumn } from '../fields';
import type { Reading } from './read-line';

/** Everything needed to read lines with these columns. Call it inside an observer. */
export function readingOf(
  head: readonly string[],
  columns: readonly AlgaeColumn[],
  country: number,
  mark: Reading['mark'],
): Reading {
  const countries = new Map<string, number>();
  for (const { type, country: id, name, names } of collections.location.all())
    if (type === 'C') for (const one of [name, ...Object.values(names)]) countries.set(normalise(one), id);
  return {
    head,
    columns,
    species: algaeSpecies.all(),
    countries,
    managed: session.user?.profile.manage_countries ?? [],
    country,
    mark,
    landKm,
    now: clock.now(),
  };
}
