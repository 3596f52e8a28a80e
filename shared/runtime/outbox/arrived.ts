const PREFIX = 'outbox:';

/**
 * Placeholder in a body for the server's response to another outbox item: the key of a picture, otherwise
 * an id. The item must name the other one in `after`.
 */
export const arrived = (uuid: string): string => `${PREFIX}${uuid}`;

/** Replaces the placeholders of a body by `answerOf`; throws what that throws. */
export function fillPlaceholders(body: unknown, answerOf: (uuid: string) => unknown): unknown {
  if (typeof body === 'string') return body.startsWith(PREFIX) ? answerOf(body.slice(PREFIX.length)) : body;
  if (Array.isArray(body)) return body.map((one) => fillPlaceholders(one, answerOf));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, fillPlaceholders(value, answerOf)]),
  );
}
