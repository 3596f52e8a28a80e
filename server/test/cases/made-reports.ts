import { agesIn } from '@ciguawatch/shared/domain/report/infant-age';
import { contradictedOutcomes } from '@ciguawatch/shared/domain/report/outcome-rules';
import { type AskedField, definitionOf, STAFF_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import fc from 'fast-check';
import { NUKU_HIVA, RAPA, TAHITI, VITI_LEVU } from './samples';

const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((one) => one.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''));

/** Any valid answer to a question. */
function answerTo(field: AskedField): fc.Arbitrary<unknown> {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return fc.constantFrom(null, ...definition.choices);
    case 'whole':
      return fc.option(fc.integer(definition.plausible));
    case 'decimal':
      return fc.option(
        fc
          .integer({ min: definition.plausible.min * 10, max: definition.plausible.max * 10 })
          .map((tenths) => tenths / 10),
      );
    case 'text':
      return field === 'cont_email' ? fc.constantFrom('', 'tehani@example.pf') : text;
    case 'yesNo':
      return fc.constantFrom(null, true, false, 'unsure');
    case 'date':
      return fc.constantFrom('2026-03-09', '2026-03-10');
    case 'clock':
      return fc.constantFrom('00:00', '07:05', '23:59');
    case 'place':
      return fc.constantFrom(TAHITI, RAPA, NUKU_HIVA, VITI_LEVU);
    case 'untick':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Answers on what was eaten, as in the portal: a species, a group, name not known, or nothing. */
const products: fc.Arbitrary<Partial<ReportValues>> = fc.oneof(
  fc.integer({ min: 1, max: 150 }).map((specie_id) => ({ specie_id, specie_known: true })),
  fc.integer({ min: 1, max: 31 }).map((phenotype_id) => ({ phenotype_id, specie_known: false })),
  fc.constantFrom({ specie_known: false }, {}),
);

const eaten = fc
  .subarray(['specie_part_head', 'specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera'])
  .map(
    (parts): Partial<ReportValues> =>
      parts.length === 0
        ? {}
        : Object.fromEntries(
            ['specie_part_head', 'specie_part_flesh', 'specie_part_eggs', 'specie_part_viscera'].map(
              (part) => [part, parts.includes(part)],
            ),
          ),
  );

/** Answers that the server takes: nothing contradicts, and staff alone answer what staff are asked. */
function fitting(said: ReportValues): ReportValues {
  const isStaff = said.profile === '1';
  const left = [...contradictedOutcomes(said), ...(isStaff ? [] : STAFF_FIELDS)];
  const kept = { ...said, ...Object.fromEntries(left.map((field) => [field, null])) };
  // Months that deny the years are refused.
  return kept.age_months === null ? kept : { ...kept, ...agesIn('months', kept.age_months) };
}

/** Any valid report that answers some of these questions. */
export const madeReports = (fields: readonly AskedField[]): fc.Arbitrary<ReportValues> =>
  fc
    .tuple(fc.record(Object.fromEntries(fields.map((field) => [field, answerTo(field)]))), products, eaten)
    .map(([answers, product, parts]) => {
      const unsure = fields.filter((field) => answers[field] === 'unsure');
      const known = Object.entries(answers).map(([field, answer]) => [
        field,
        answer === 'unsure' ? null : answer,
      ]);
      return fitting({
        ...emptyReport(),
        ...Object.fromEntries(known),
        ...parts,
        ...product,
        unsure,
      } as ReportValues);
    });
