import { readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import type { NumberDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { yearsOfMonths } from '@ciguawatch/shared/domain/report/infant-age';
import { type AskedField, definitionOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { email } from '@ciguawatch/shared/domain/text/validators';
import { civilDateOf, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { readDate } from '../../../import/read/read-date';
import { type DecimalMark, numbersIn } from '../../../import/read/read-number';
import type { CaseField } from '../case-field';
import { isGraded } from '../fields';
import { choiceOf, flagOf, partsOf, severityOf } from '../words';
import type { CaseReading, FaultCode, RowValues } from './reading';

/**
 * What a cell says: values of the row; a fault with likely values; or `waits` for an answer about the whole file.
 */
type Said = { put: RowValues } | { fault: FaultCode; likely?: readonly RowValues[] } | { waits: true };

/** Zone of the latest today in the Pacific: a date is in the future only where it is nowhere yet. */
const LATEST_ZONE = 'Pacific/Kiritimati';

/** A number without the unit that people write after it. */
export const withoutUnit = (text: string): string =>
  text
    .replace(
      /\s*(ans?|years?|yrs?|°?\s*c|°?\s*f|bpm|\/min|mmhg|h(eures?|ours?)?|pers(onnes)?|cas|persons?)\.?$/i,
      '',
    )
    .trim();

/**
 * Numbers that a cell may mean, in the unit that is stored: two where 1.000 may be one or a thousand, the field could
 * store both, and the file does not tell.
 */
export function numbersOf(
  field: AskedField,
  text: string,
  unit: string | undefined,
  mark: DecimalMark | null,
): number[] {
  const { kind, range } = definitionOf(field) as NumberDefinition;
  const found = numbersIn(withoutUnit(text), mark)
    .map((one) => (unit === 'fahrenheit' ? Math.round(((one - 32) * 50) / 9) / 10 : one))
    .filter((one) => kind === 'decimal' || Number.isInteger(one));
  return found.length > 1 ? found.filter((one) => one >= range.min && one <= range.max) : found;
}

const MONTHS_UNIT = '\\s*(mois|months?|mths?|mos?|m)\\.?';
/** An age in months in a column of years, "8 mois", and in a column of months, whose unit may be left out. */
const MONTHS = {
  age: new RegExp(`^\\d{1,3}${MONTHS_UNIT}$`, 'i'),
  age_months: new RegExp(`^\\d{1,3}(${MONTHS_UNIT})?$`, 'i'),
};

/**
 * Values of an age in months; undefined where a text is none. From two years on only the years are stored; a column
 * of months leaves the years to the column that says them.
 */
function readMonths(field: AskedField, text: string): RowValues | undefined {
  if ((field !== 'age' && field !== 'age_months') || !MONTHS[field].test(text.trim())) return undefined;
  const months = Number.parseInt(text, 10);
  if (months > REPORT_FIELDS.age_months.range.max) return { age: yearsOfMonths(months) };
  return field === 'age' ? { age: yearsOfMonths(months), age_months: months } : { age_months: months };
}

function readNumber(field: AskedField, text: string, unit: string | undefined, { file }: CaseReading): Said {
  const { plausible } = definitionOf(field) as NumberDefinition;
  const months = readMonths(field, text);
  if (months) return { put: months };
  const numbers = numbersOf(field, text, unit, file.mark);
  const [stored] = numbers;
  if (stored === undefined) return { fault: 'number' };
  if (numbers.length > 1) return { waits: true };
  // One person ill is nobody else, which the rules write below.
  const least = field === 'mass_poisoning_nb' ? 0 : plausible.min;
  if (stored < least || stored > plausible.max) return { fault: 'range', likely: [{ [field]: stored }] };
  return { put: { [field]: stored } };
}

function readEvent(field: 'event_date' | 'med_date', text: string, { file, now }: CaseReading): Said {
  const year = new Date(now).getUTCFullYear();
  const read = readDate(text, file.dates, year);
  if (!read) {
    const depends = file.dates === null && readDate(text, 'dayFirst', year) !== null;
    return depends ? { waits: true } : { fault: 'date' };
  }
  const { date, clock } = read;
  if (date.length === 10 && !parseIsoDate(date)) return { fault: 'date' };
  if (date.length === 7 && !/-(0[1-9]|1[0-2])$/.test(date)) return { fault: 'date' };
  if (date > civilDateOf(now, LATEST_ZONE).slice(0, date.length)) return { fault: 'future' };
  if (date < '1900') return { fault: 'old' };
  if (field === 'med_date') return date.length === 10 ? { put: { med_date: date } } : { fault: 'date' };
  return { put: { event_date: date, ...(clock !== null && { event_clock: clock }) } };
}

function readClock(text: string): Said {
  const read = /^(\d{1,2})\s*[h:]\s*(\d{2})?/i.exec(text.trim());
  const [hour, minute] = [Number(read?.[1]), Number(read?.[2] ?? 0)];
  if (!read || hour > 23 || minute > 59) return { fault: 'clock' };
  return { put: { event_clock: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` } };
}

function readFish(text: string, { fish }: CaseReading): Said {
  const found = fish.find(text);
  return 'fish' in found ? { put: found.fish } : { fault: 'fish', likely: found.likely };
}

/** Reads a number by which the row is recognised. */
function readNumberOfRow(field: 'ref' | 'portal_id' | 'portal_uuid', text: string): Said {
  if (field === 'ref') {
    const isRef = text.length <= 40 && /\d/.test(text) && /^[\p{L}\p{N} ./_#°-]+$/u.test(text);
    return isRef ? { put: { ref: text.trim() } } : { fault: 'ref' };
  }
  if (field === 'portal_uuid') return { put: { case_uuid: text.trim() } };
  return /^\d{1,9}(\.0)?$/.test(text.trim())
    ? { put: { id: Number.parseInt(text, 10) } }
    : { fault: 'number' };
}

/** Reads a cell, of which nobody has decided yet what it means. Places are read together, from several columns. */
export function readCell(
  field: Exclude<CaseField, 'place' | 'island' | 'archipelago' | 'latitude' | 'longitude' | 'coordinates'>,
  text: string,
  unit: string | undefined,
  reading: CaseReading,
): Said {
  if (field === 'ref' || field === 'portal_id' || field === 'portal_uuid')
    return readNumberOfRow(field, text);
  if (field === 'specie_id' || field === 'phenotype_id') return readFish(text, reading);
  if (field === 'event_date' || field === 'med_date') return readEvent(field, text, reading);
  if (field === 'event_clock') return readClock(text);
  if (field === 'parts') {
    const parts = partsOf(text);
    return parts ? { put: parts } : { fault: 'parts' };
  }
  if (field === 'med_location_id') {
    const found = reading.places.find(text, null);
    if ('place' in found) return { put: { med_location_id: found.place.id } };
    return { fault: 'place', likely: found.likely.map(({ id }) => ({ med_location_id: id })) };
  }
  return readAnswer(field, text, unit, reading);
}

/** Reads an answer that a case stores as it is given. */
function readAnswer(field: AskedField, text: string, unit: string | undefined, reading: CaseReading): Said {
  const { file } = reading;
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'whole':
    case 'decimal':
      return readNumber(field, text, unit, reading);
    case 'choice': {
      if (isGraded(field as CaseField) && file.digits === null && /^[123](\.0)?$/.test(text.trim()))
        return { waits: true };
      const code = isGraded(field as CaseField) ? severityOf(text, file.digits) : choiceOf(field, text);
      return code === undefined ? { fault: 'choice' } : { put: { [field]: code } };
    }
    case 'yesNo':
    case 'tick': {
      const flag = flagOf(text);
      return flag === undefined ? { fault: 'flag' } : { put: { [field]: flag } };
    }
    case 'text':
      if (text.length > definition.max) return { fault: 'long' };
      return field === 'cont_email' && email(text.trim()) ? { fault: 'email' } : { put: { [field]: text } };
    default:
      throw new TypeError(`No column of a list is a ${definition.kind}.`);
  }
}

/** One half of a point; null when it cannot be read. */
export const readHalf = (field: 'latitude' | 'longitude', text: string): number | null =>
  readDegrees(text, field === 'latitude' ? 'lat' : 'lng');
