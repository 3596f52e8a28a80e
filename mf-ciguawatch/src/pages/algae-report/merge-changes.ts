import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { Side } from '@ciguawatch/shared/ui/compare/conflict-table';
import { type Answers, otherFields } from '../../algae/other-answers';
import { changesOf, type SamplingValues, valuesOf } from './values';

/** Property of the form values for each field that belongs to the whole sampling. */
const SAMPLING_FIELD_OF_COLUMN = {
  station: 'station',
  code: 'code',
  at_country: 'country',
  at_geom: 'point',
  at_water_temperature: 'temperature',
  at_sampling_depth: 'depth',
  at_sampling_picture: 'picture',
} as const;

const SPECIES_FIELD_OF_COLUMN = {
  at_species: 'species',
  at_cells_nb: 'cells',
  at_toxicity_data: 'test',
  at_dino_identification: 'toxic',
} as const;

/**
 * Merges another account's changes into the form: theirs where only they changed a field or were chosen,
 * otherwise mine. Rows that they deleted are removed.
 */
export function withTheirValue(
  values: SamplingValues,
  base: readonly Tracking[],
  newer: readonly Tracking[],
  choices: Readonly<Record<string, Side>>,
): SamplingValues {
  const merged: SamplingValues = { ...values };
  const theirs = new Map(newer.map((row) => [row.id, row]));
  /** Whether the other account's value of a field is used. */
  const takes = (id: number, field: string): boolean => {
    const before = base.find((row) => row.id === id);
    const mine = values.species.find((one) => one.id === id);
    if (!before || !mine) return false;
    if (!(field in changesOf(before, mine, values, base))) return true;
    return choices[`${id}:${field}`] === 'theirs';
  };
  const taken = (id: number, of: 'sampling' | 'species', theirAnswers: Answers): Answers =>
    Object.fromEntries(
      otherFields(of)
        .filter((field) => takes(id, field))
        .map((field) => [field, theirAnswers[field] ?? null]),
    );
  for (const row of newer) {
    const now = valuesOf([row]);
    for (const [field, name] of Object.entries(SAMPLING_FIELD_OF_COLUMN))
      if (takes(row.id, field)) Object.assign(merged, { [name]: now[name] });
    merged.more = { ...merged.more, ...taken(row.id, 'sampling', now.more) };
    if (takes(row.id, 'at_sampling_time')) Object.assign(merged, { day: now.day, time: now.time });
  }
  merged.species = values.species
    .filter(({ id }) => id === null || !theirs.get(id)?.deleted_at)
    .map((one) => {
      const row = theirs.get(one.id ?? 0);
      const now = row && valuesOf([row]).species[0];
      if (!row || !now) return one;
      const kept = Object.entries(SPECIES_FIELD_OF_COLUMN).filter(([field]) => takes(row.id, field));
      const more = { ...one.more, ...taken(row.id, 'species', now.more) };
      return { ...one, ...Object.fromEntries(kept.map(([, name]) => [name, now[name]])), more };
    });
  return merged;
}
