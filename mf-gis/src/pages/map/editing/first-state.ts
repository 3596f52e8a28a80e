import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { type Bbox, bboxOf, type Geometry, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { type Drawing, drawingOf, NOTHING_DRAWN } from '../../../outline/drawing';
import { type EditState, edit, startEditing } from '../../../outline/edit-state';
import { managedCountries } from '../../../places/countries';
import type { OutlineDraft } from './use-draft';

const drawings = new WeakMap<LocationFull, Drawing>();

/** The drawing of a place; cached, so that changes can be detected by identity. */
export function drawingOfPlace(place: LocationFull | null): Drawing {
  if (place === null) return NOTHING_DRAWN;
  const known = drawings.get(place) ?? drawingOf(place.geometry as Geometry | null);
  drawings.set(place, known);
  return known;
}

/** Initial area of the map: the outline, or its country. */
export function firstBox(drawing: Drawing, country: number | null): Bbox | null {
  if (drawing.outline.length > 0) return bboxOf({ type: 'MultiPolygon', coordinates: drawing.outline });
  const around = (at: Position, by: number): Bbox => [at[0] - by, at[1] - by, at[0] + by, at[1] + by];
  if (drawing.point) return around(drawing.point, 0.05);
  const home = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  const [x, y] = home?.center ?? [];
  return x === undefined || y === undefined ? null : around([(x + 360) % 360, y], 4);
}

/**
 * Initial state of an edit: the stored version, a draft on top of it, and the tool requested by the
 * address.
 */
export function firstState(
  base: Drawing,
  draft: OutlineDraft | null,
  tool: 'draw' | 'import' | null,
): EditState {
  const begun = startEditing(base);
  const isDrawnIn = draft !== null && JSON.stringify(draft.drawing) !== JSON.stringify(base);
  const found = isDrawnIn ? edit(begun, { do: 'replace', drawing: draft.drawing, label: 'draft' }) : begun;
  return tool === 'draw' ? edit(found, { do: 'tool', tool: 'part' }) : found;
}

/**
 * Country of a new place: the account's own country if it may edit there, else the first that it manages.
 */
export function firstCountry(): number | null {
  const home = managedCountries();
  const own = session.user?.profile.user_country ?? null;
  return own !== null && home.includes(own) ? own : (home[0] ?? null);
}
