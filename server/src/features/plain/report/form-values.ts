import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { agesIn } from '@ciguawatch/shared/domain/report/infant-age';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import {
  emptyReport,
  type ReportValues,
  type YesNoField,
} from '@ciguawatch/shared/domain/report/report-values';
import { parseNumber } from '@ciguawatch/shared/domain/text/number-text';
import { UNREADABLE } from '@ciguawatch/shared/domain/text/unreadable';
import { typedDate, typedTime } from '@ciguawatch/shared/domain/time/typed-date';
import type { Form } from './pages/form';

/** Value of "don't know" for a yes-no question. */
export const UNSURE = 'U';
/** Value of "I do not know its name" in the list of species. */
export const NO_NAME = 'x';
/** Prefix of the ids of groups in the list of species. */
export const GROUP_PREFIX = 'g';

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Value of one answer as in the portal's form; unreadable text becomes NaN or `UNREADABLE`. */
function answer(field: AskedField, text: string, monthFirst: boolean): unknown {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return definition.choices.includes(text) ? text : null;
    case 'whole':
    case 'decimal': {
      const number = parseNumber(text);
      return number === undefined ? Number.NaN : number;
    }
    case 'yesNo':
      return text === '1' ? true : text === '0' ? false : null;
    case 'date':
      return typedDate(text, monthFirst) ?? UNREADABLE;
    case 'clock':
      return typedTime(text) ?? UNREADABLE;
    case 'place':
      return idOf(text);
    case 'text':
      return text;
    default:
      return null;
  }
}

/**
 * The point of the report that is corrected, which no page asks for: longitude, latitude and its place. Without a
 * point, or with another place, there is none.
 */
function keptPoint(form: Form): Partial<ReportValues> {
  const [longitude, latitude, place] = (form.get('case_geom') ?? '').split(' ').map(Number);
  const isThere =
    [longitude, latitude].every(Number.isFinite) && String(place) === form.get('case_location_id');
  if (!isThere) return {};
  return { case_geom: { type: 'Point', coordinates: [longitude as number, latitude as number] } };
}

/** Parts eaten: once one is ticked, the others count as not eaten. */
function eatenParts(form: Form): Partial<ReportValues> {
  const isEaten = (part: string) => form.get(part) === '1';
  if (!SPECIE_PARTS.some(isEaten)) return {};
  return Object.fromEntries(SPECIE_PARTS.map((part) => [part, isEaten(part)]));
}

/** Fields for a chosen species, a chosen group, or "name not known". */
function productFields(text: string): Partial<ReportValues> {
  if (text === NO_NAME) return { specie_known: false };
  const group = text.startsWith(GROUP_PREFIX) ? idOf(text.slice(1)) : null;
  if (group !== null) return { specie_known: false, phenotype_id: group };
  const specie = idOf(text);
  return specie === null ? {} : { specie_known: true, specie_id: specie };
}

/**
 * Values of a form as in the portal's form.
 * @param monthFirst whether the reader types the month first
 */
export function formValues(form: Form, monthFirst: boolean): ReportValues {
  const answers = ASKED_FIELDS.flatMap((field) => {
    const text = form.get(field);
    return text === undefined ? [] : [[field, answer(field, text, monthFirst)] as const];
  });
  const unsure = ASKED_FIELDS.filter(
    (field) => definitionOf(field).kind === 'yesNo' && form.get(field) === UNSURE,
  );
  const said: Partial<ReportValues> = Object.fromEntries(answers);
  return {
    ...emptyReport(),
    ...said,
    // The box of months alone gives the age of an infant.
    ...(said.age == null && said.age_months != null && agesIn('months', said.age_months)),
    ...keptPoint(form),
    ...eatenParts(form),
    ...productFields(form.get('specie_id') ?? ''),
    time_known: form.get('time_known') !== '0',
    unsure: unsure as YesNoField[],
    ask_again: form.get('ask_again') === '1',
    reminder_email: form.get('reminder_email') ?? '',
    website: form.get('cw_blank') ?? '',
  } as ReportValues;
}
