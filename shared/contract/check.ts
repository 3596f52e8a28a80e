/** Collects what is wrong with a value that came from outside, each with the place it stands. */
export class Problems {
  readonly list: string[] = [];

  /** Notes a problem unless the condition holds; answers the condition. */
  need(holds: boolean, where: string, what: string): boolean {
    if (!holds) this.list.push(`${where}: ${what}`);
    return holds;
  }
}

/** A value read from outside: either sound, or a list of sentences that say what is not. */
export type Read<T> = { ok: true; value: T } | { ok: false; problems: string[] };

/** Whether a value is a plain object, so that its fields can be asked for. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is an array of texts. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Notes every field of an object that is not in the list: a misspelt field would be ignored silently. */
export function noOthers(
  problems: Problems,
  where: string,
  value: Record<string, unknown>,
  known: readonly string[],
): void {
  for (const key of Object.keys(value)) {
    problems.need(known.includes(key), where, `unknown field "${key}"`);
  }
}
