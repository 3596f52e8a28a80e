import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { TAHITI } from '../cases/samples';

/** The answer without which another question is not asked. */
const opening = (field: AskedField): string | boolean | undefined =>
  ASKED_FIELDS.map((one) => definitionOf(one).after).find((after) => after?.[0] === field)?.[1];

/** Some answer to a question, made of its definition. */
function someAnswer(field: AskedField): unknown {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return opening(field) ?? definition.choices[0];
    case 'whole':
    case 'decimal':
      return definition.example;
    case 'text':
      return field === 'cont_email' ? 'tehani@example.pf' : `${field} & <ʻŌʻeo>`.slice(0, definition.max);
    case 'date':
      return '2026-03-10';
    case 'clock':
      return '19:30';
    case 'place':
      return TAHITI;
    case 'point':
      return { type: 'Point', coordinates: [-149.45, -17.55] };
    case 'specie':
      return 1;
    case 'phenotype':
      return null;
    default:
      return true;
  }
}

/** A report in which every question is answered, whatever questions there are. */
export const fullReport = (): ReportValues =>
  ({
    ...emptyReport(),
    ...Object.fromEntries(ASKED_FIELDS.map((field) => [field, someAnswer(field)])),
    // The months of an infant, and hours of the first signs, agree with what is beside them.
    ...{ age: 0, gsympt_delay: '4' },
  }) as ReportValues;
