/** Collects the problems of an untrusted value, each with its position. */
export class Problems {
  readonly list: string[] = [];

  /** Records a problem unless the condition holds; returns the condition. */
  need(holds: boolean, where: string, what: string): boolean {
    if (!holds) this.list.push(`${where}: ${what}`);
    return holds;
  }
}

/** Result of parsing an untrusted value: the value, or sentences that say what is wrong. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Whether a value is a plain object, so that its fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a non-empty text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is an array of non-empty texts. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/**
 * Records every field of an object that is not in the list, because a misspelt field would be ignored silently.
 */
export function rejectUnknownFields(
  problems: Problems,
  where: string,
  value: Record<string, unknown>,
  known: readonly string[],
): void {
  for (const key of Object.keys(value)) {
    problems.need(known.includes(key), where, `unknown field "${key}"`);
  }
}
