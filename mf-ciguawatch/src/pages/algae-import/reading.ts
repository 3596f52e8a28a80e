import { normalise } from '@ciguawatch/shared/domain/text/search';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { algaeSpecies } from '../../stores/algae/tracking';
import type { Column } from './fields';
import type { Reading } from './read-line';

/** What lines are read with, for a choice of columns. Read inside observers. */
export function readingOf(columns: readonly Column[], country: number): Reading {
  const countries = new Map<string, number>();
  for (const { type, country: id, name, names } of collections.location.all())
    if (type === 'C') for (const one of [name, ...Object.values(names)]) countries.set(normalise(one), id);
  return {
    columns,
    species: algaeSpecies.all(),
    countries,
    managed: session.user?.profile.manage_countries ?? [],
    country,
    now: clock.now(),
  };
}
