import { createHash } from 'node:crypto';

/**
 * Hash of a JSON body that depends neither on the order of keys nor on whether an unknown value is null or
 * left out.
 */
export function bodyHash(body: object): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined && held !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join()}}`;
}
