import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { FastifySchemaValidationError } from 'fastify/types/schema';

type SchemaError = FastifySchemaValidationError;

const CODE_BY_KEYWORD: Record<string, ErrorCode> = {
  required: 'required',
  type: 'wrong_type',
  enum: 'unknown_choice',
  const: 'unknown_choice',
  additionalProperties: 'unknown_field',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_short',
  maxItems: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  pattern: 'pattern',
};

const CODE_BY_FORMAT: Record<string, ErrorCode> = {
  email: 'email',
  uri: 'url',
  date: 'date_invalid',
  'date-time': 'date_invalid',
};

/** Largest number of fields in an error: nobody reads more, and an error must not be larger than the body. */
const MAX_FIELDS = 100;

/** Error code by field from the errors of the schema; the first error of a field counts. */
export function faultsByField(faults: readonly SchemaError[]): Record<string, ErrorCode> {
  // A Map, because a field named `constructor` would be found on the prototype of an object.
  const fields = new Map<string, ErrorCode>();
  for (const fault of faults) {
    if (fields.size >= MAX_FIELDS) break;
    const name = fieldOf(fault);
    if (name && !fields.has(name)) fields.set(name, codeOf(fault));
  }
  return Object.fromEntries(fields);
}

function fieldOf(fault: SchemaError): string {
  const params = fault.params as { missingProperty?: string; additionalProperty?: string };
  const path = fault.instancePath.split('/').filter(Boolean);
  const property = params.missingProperty ?? params.additionalProperty;
  return [...path, ...(property === undefined ? [] : [property])].join('.').slice(0, 100);
}

function codeOf(fault: SchemaError): ErrorCode {
  const params = fault.params as { limit?: number; format?: string };
  if (fault.keyword === 'minLength' && params.limit === 1) return 'required';
  if (fault.keyword === 'format') return CODE_BY_FORMAT[params.format ?? ''] ?? 'pattern';
  return CODE_BY_KEYWORD[fault.keyword] ?? 'wrong_type';
}
