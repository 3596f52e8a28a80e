import { LOCATION_TYPES } from '@ciguawatch/shared/api/schemas/location';
import type { TreeChoice } from './tree';

/** What the address says of the list. */
export interface MapsChoice extends Omit<TreeChoice, 'only'> {
  /** Only places with a draft on this device. */
  drafts: boolean;
  /** The place that the map shows. */
  place: number | null;
}

/** Reads the address; what it does not know is left at its default. */
export function readChoice(params: URLSearchParams): MapsChoice {
  const type = params.get('type');
  const place = Number(params.get('place'));
  return {
    search: params.get('search') ?? '',
    type: LOCATION_TYPES.find((one) => one === type) ?? null,
    missingFirst: params.get('first') === 'missing',
    drafts: params.get('drafts') === '1',
    sort: params.get('sort') === 'changed' ? 'changed' : 'name',
    place: Number.isInteger(place) && place > 0 ? place : null,
  };
}

/** The address with a part of the choice changed; defaults are left out. */
export function writeChoice(params: URLSearchParams, part: Partial<MapsChoice>): URLSearchParams {
  const next = { ...readChoice(params), ...part };
  const values: Record<string, string> = {
    search: next.search,
    type: next.type ?? '',
    first: next.missingFirst ? 'missing' : '',
    drafts: next.drafts ? '1' : '',
    sort: next.sort === 'changed' ? 'changed' : '',
    place: next.place === null ? '' : String(next.place),
  };
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name);
    else written.set(name, value);
  }
  return written;
}
