import * as z from 'zod/mini';
import type { FieldDefinition } from '../../domain/report/field-definition';
import {
  type DefinitionOf,
  definitionOf,
  PLAIN_FIELDS,
  type PlainField,
  REPORT_FIELDS,
} from '../../domain/report/report-fields';
import { civilDate, id, maybe, text } from './common';

/** Schema type of a field's answer. */
type SchemaOf<D> = D extends { choices: readonly (infer C extends string)[] }
  ? z.ZodMiniEnum<{ [K in C]: K }>
  : D extends { kind: 'whole' | 'place' | 'specie' | 'phenotype' }
    ? z.ZodMiniInt
    : D extends { kind: 'decimal' }
      ? z.ZodMiniNumber<number>
      : D extends { kind: 'yesNo' | 'tick' }
        ? z.ZodMiniBoolean<boolean>
        : z.ZodMiniString<string>;

function schemaOf(field: FieldDefinition): z.ZodMiniType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.choices);
    case 'whole':
      return z.int().check(z.gte(field.range.min), z.lte(field.range.max));
    case 'decimal':
      return z.number().check(z.gte(field.range.min), z.lte(field.range.max));
    case 'text':
      return text(field.max);
    case 'date':
      return civilDate;
    case 'place':
    case 'specie':
    case 'phenotype':
      return id;
    case 'yesNo':
    case 'tick':
      return z.boolean();
    case 'untick':
    case 'clock':
    case 'point':
      throw new TypeError(`A ${field.kind} has no schema here: such a field is kept apart.`);
  }
}

/** Schemas of the answers that a case stores unchanged; each may be missing or null. */
export const reportAnswers = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [field, maybe(schemaOf(definitionOf(field)))]),
) as unknown as { [F in PlainField]: z.ZodMiniOptional<z.ZodMiniNullable<SchemaOf<DefinitionOf<F>>>> };

/** Schemas of the contact of a report. */
export const contactAnswers = {
  cont_name: maybe(text(REPORT_FIELDS.cont_name.max)),
  cont_email: maybe(text(REPORT_FIELDS.cont_email.max)),
  cont_phone: maybe(text(REPORT_FIELDS.cont_phone.max)),
};
