import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { GROUP_PREFIX, NO_NAME } from '../../plain/report/form-values';
import { YES_NO } from '../form/answer-names';

const YES_NO_CODES: Readonly<Record<string, string>> = YES_NO;
const ID = /^[1-9]\d{0,8}$/;

/** A number as XML Schema writes it, also with an exponent. */
function numberIn(text: string): string | null {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text)) return null;
  return Number(text)
    .toFixed(12)
    .replace(/\.?0+$/, '');
}

const fishIn = (text: string): string | null =>
  text === NO_NAME || ID.test(text.startsWith(GROUP_PREFIX) ? text.slice(GROUP_PREFIX.length) : text)
    ? text
    : null;

/**
 * An answer of the XForm as the plain form sends it; null when it cannot be read. Dates and times are those of the
 * place, whatever the zone of the device.
 */
export function readAnswer(field: AskedField, sent: string): string | null {
  const definition = definitionOf(field);
  const text = sent.trim();
  switch (definition.kind) {
    case 'text':
      return sent;
    case 'choice':
      return definition.choices.includes(text) ? text : null;
    case 'yesNo':
      return Object.hasOwn(YES_NO_CODES, text) ? (YES_NO_CODES[text] as string) : null;
    case 'whole':
    case 'decimal':
      return numberIn(text);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0] ?? null;
    case 'clock':
      return /^([01]\d|2[0-3]):[0-5]\d(?=$|:|[Z+-])/.exec(text)?.[0] ?? null;
    case 'specie':
      return fishIn(text);
    default:
      return null;
  }
}

/** Longitude and latitude of a geopoint, which has latitude, longitude, height and accuracy; null for another text. */
export function readPoint(sent: string): [longitude: number, latitude: number] | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = sent.trim().split(/\s+/).map(Number);
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? [longitude, latitude] : null;
}
