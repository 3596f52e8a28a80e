import * as z from 'zod/mini';
import {
  SAMPLING_FIELD_NAMES,
  type SAMPLING_FIELDS,
  type SamplingField,
  type SamplingFieldDefinition,
  samplingField,
} from '../../../domain/algae/sampling-fields';
import { SAMPLING_TIME } from '../../../domain/algae/sampling-time';
import { point } from '../case';
import { id, maybe, text } from '../common';
import { pictureKey } from '../picture';

const stored = z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) });

/** Schema of a sent value, by kind of field. */
interface Sent {
  text: z.ZodMiniString<string>;
  time: z.ZodMiniString<string>;
  choice: z.ZodMiniString<string>;
  number: z.ZodMiniNumber<number>;
  specie: z.ZodMiniInt;
  flag: z.ZodMiniBoolean<boolean>;
  picture: typeof pictureKey;
  point: typeof point;
}

/** Schema of a stored value, by kind of field. */
interface Stored extends Omit<Sent, 'picture' | 'point'> {
  picture: z.ZodMiniString<string>;
  point: typeof stored;
}

type KindOf<F extends SamplingField> = (typeof SAMPLING_FIELDS)[F]['kind'];

function sentAs(field: SamplingFieldDefinition): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return text(field.max);
    case 'number':
      return z.number().check(z.gte(field.min), z.lte(field.max));
    case 'flag':
      return z.boolean();
    case 'time':
      return z.string().check(z.regex(SAMPLING_TIME));
    case 'choice':
      return z.enum(field.choices);
    case 'point':
      return point;
    case 'picture':
      return pictureKey;
    case 'specie':
      return id;
  }
}

function storedAs({ kind }: SamplingFieldDefinition): z.ZodMiniType {
  switch (kind) {
    case 'number':
      return z.number();
    case 'specie':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'point':
      return stored;
    case 'text':
    case 'choice':
    case 'time':
    case 'picture':
      return z.string();
  }
}

/** The fields of a row as sent; unknown values are null or missing, never 0. */
export const samplingContent = Object.fromEntries(
  SAMPLING_FIELD_NAMES.map((field) => [field, maybe(sentAs(samplingField(field)))]),
) as unknown as { [F in SamplingField]: z.ZodMiniOptional<z.ZodMiniNullable<Sent[KindOf<F>]>> };

/** The fields of a row as stored; unknown values are null. */
export const samplingColumns = Object.fromEntries(
  SAMPLING_FIELD_NAMES.map((field) => [field, z.nullable(storedAs(samplingField(field)))]),
) as unknown as { [F in SamplingField]: z.ZodMiniNullable<Stored[KindOf<F>]> };
