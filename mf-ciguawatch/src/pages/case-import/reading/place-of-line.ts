import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { NEAR_KM, type Place } from '@ciguawatch/shared/domain/geo/place';
import { faultOf, namedPlace } from './named-place';
import { type PointTexts, pointOfLine, pointText } from './point-of-line';
import type { CaseFault, CaseReading, RowValues, Step } from './reading';

/** Texts of the columns that say where, by field; missing where a line says nothing. */
export interface WhereTexts extends PointTexts {
  archipelago?: string;
  island?: string;
  place?: string;
}

/** What a line says of its place. */
interface Where {
  values: RowValues;
  faults: CaseFault[];
  skipped: boolean;
}

/** Place and point of a line, or the questions about them. */
export function placeOfLine(texts: WhereTexts, reading: CaseReading): Where {
  const names = namedPlace(texts, reading);
  const spot = pointOfLine(texts, reading);
  const stopped = gathered([...names, spot]);
  if (stopped) return stopped;
  const [place, point] = [valueIn(names.at(-1)), valueIn(spot)];
  const compared = point
    ? comparedWith(place, point, pointText(texts), reading)
    : { value: { place, point } };
  const found = 'value' in compared && compared.value.place === null ? countryOf(reading) : compared;
  if (!('value' in found)) return gathered([found]) as Where;
  const { value } = found;
  return {
    values: {
      ...(value.place && { case_location_id: value.place.id }),
      ...(value.point && { case_geom: { type: 'Point', coordinates: [value.point[0], value.point[1]] } }),
    },
    faults: [],
    skipped: false,
  };
}

const valueIn = <T>(step: Step<T | null> | undefined): T | null =>
  step && 'value' in step ? step.value : null;

/** What keeps a line back; null when nothing does. */
function gathered(steps: readonly Step<unknown>[]): Where | null {
  const faults = steps.flatMap((step) => ('fault' in step ? [step.fault] : []));
  const skipped = steps.some((step) => 'skip' in step);
  return faults.length > 0 || skipped ? { values: {}, faults, skipped } : null;
}

type Spot = Step<{ place: Place | null; point: Position | null }>;

/** A line without a place: one answer for all of them, its country at most. */
function countryOf(reading: CaseReading): Spot {
  const { answers, country, places } = reading;
  const key = 'place||';
  const answer = answers[key];
  if (answer && 'skip' in answer) return answer;
  if (answer && 'put' in answer)
    return { value: { place: places.get(answer.put.case_location_id ?? 0) ?? null, point: null } };
  const likely = country ? [{ case_location_id: country.id }] : [];
  return { fault: faultOf(reading, { key, field: 'place', fault: 'missing', text: '', likely }) };
}

/** Compares a point with the place of its line, of which an archipelago or a country tells little. */
const comparedWith = (place: Place | null, point: Position, text: string, reading: CaseReading): Spot =>
  place && (place.type === 'I' || place.type === 'L')
    ? farFrom(place, point, text, reading)
    : nearestTo(place, point, text, reading);

/** Far from its place, a person decides which of the two is right. */
function farFrom(place: Place, point: Position, text: string, reading: CaseReading): Spot {
  const km = reading.km(place, point);
  if (km === null || km <= NEAR_KM) return { value: { place, point } };
  const key = `far|${place.id}|${text}`;
  const answer = reading.answers[key];
  if (answer && 'skip' in answer) return answer;
  if (answer && 'put' in answer) return { value: { place, point: null } };
  return { fault: faultOf(reading, { key, field: 'coordinates', fault: 'far', text, likely: [{}], km }) };
}

/** A point without an island proposes the nearest one, once for all lines near it. */
function nearestTo(place: Place | null, point: Position, text: string, reading: CaseReading): Spot {
  const { answers, near, places } = reading;
  const [nearest] = near(point).filter((one) => !place || places.isWithin(one.place, place));
  if (!nearest) return { value: { place, point } };
  const key = `near|${nearest.place.id}`;
  const answer = answers[key];
  if (answer && 'skip' in answer) return answer;
  if (answer && 'put' in answer)
    return { value: { place: places.get(answer.put.case_location_id ?? 0) ?? place, point } };
  const likely = [{ case_location_id: nearest.place.id }];
  const { km } = nearest;
  return { fault: faultOf(reading, { key, field: 'coordinates', fault: 'near', text, likely, km }) };
}
