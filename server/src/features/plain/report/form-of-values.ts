import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { GROUP_PREFIX, NO_NAME } from './form-values';
import type { Form } from './pages/form';

const PARTS: ReadonlySet<string> = new Set(SPECIE_PARTS);

/** The list of species offers a species, a group, or "name not known" as one answer. */
function productOf({ specie_id, phenotype_id, specie_known }: ReportValues): string | null {
  if (specie_id !== null) return String(specie_id);
  if (phenotype_id !== null) return `${GROUP_PREFIX}${phenotype_id}`;
  return specie_known === false ? NO_NAME : null;
}

/** Longitude, latitude and the place that the point belongs to: with another place it is dropped. */
const pointOf = ({ case_geom, case_location_id }: ReportValues): string | null =>
  case_geom && case_location_id !== null ? [...case_geom.coordinates, case_location_id].join(' ') : null;

/** What a browser would send for one answer; null for none. */
function textOf(field: AskedField, values: ReportValues): string | null {
  const value = values[field];
  switch (definitionOf(field).kind) {
    case 'specie':
      return productOf(values);
    case 'phenotype':
      return null;
    case 'untick':
      return value === false ? '0' : null;
    case 'tick':
      return value === true && PARTS.has(field) ? '1' : null;
    case 'yesNo':
      return value === null ? null : value ? '1' : '0';
    case 'point':
      return pointOf(values);
    default:
      return value === null || value === '' ? null : String(value);
  }
}

/** The form that a reporter with these answers would have sent: `formValues` reads the same answers from it. */
export const formOfValues = (values: ReportValues): Form =>
  new Map(
    ASKED_FIELDS.flatMap((field) => {
      const text = textOf(field, values);
      return text === null ? [] : [[field, text] as const];
    }),
  );
