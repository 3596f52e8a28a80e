import { readCoordinates } from '@ciguawatch/shared/domain/algae/coordinates';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { isUnknown } from '../words';
import { readHalf } from './cells';
import { faultOf } from './named-place';
import type { CaseReading, Step } from './reading';

/** Texts of the columns of a point. */
export interface PointTexts {
  latitude?: string;
  longitude?: string;
  coordinates?: string;
}

/** A point as its line writes it; empty without one. */
export const pointText = ({ coordinates = '', latitude = '', longitude = '' }: PointTexts): string =>
  (isUnknown(coordinates) ? [latitude, longitude] : [coordinates])
    .filter((part) => !isUnknown(part))
    .join(' ');

/** Point of a line from one or two columns; null without one. */
export function pointOfLine(texts: PointTexts, reading: CaseReading): Step<Position | null> {
  const text = pointText(texts);
  if (text === '') return { value: null };
  const key = `point|${text}`;
  const answer = reading.answers[key];
  if (answer && 'skip' in answer) return answer;
  if (answer && 'put' in answer) return { value: null };
  const point = answer ? readCoordinates(answer.text) : readPoint(texts);
  if (point) return { value: point };
  const { coordinates = '', latitude = '', longitude = '' } = texts;
  const field = isUnknown(coordinates) ? 'latitude' : 'coordinates';
  const isHalf = field === 'latitude' && (isUnknown(latitude) || isUnknown(longitude));
  return { fault: faultOf(reading, { key, field, fault: isHalf ? 'half' : 'degrees', text, likely: [] }) };
}

function readPoint({ coordinates = '', latitude = '', longitude = '' }: PointTexts): Position | null {
  if (!isUnknown(coordinates)) return readCoordinates(coordinates);
  const [lat, lng] = [readHalf('latitude', latitude), readHalf('longitude', longitude)];
  return lat === null || lng === null ? null : [lng, lat];
}
