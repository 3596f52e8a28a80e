import { normalise } from './search/search';

/** Somebody who can be mentioned in a text, as `@` and their name. */
export interface Mentioned {
  id: number;
  name: string;
}

/** The beginning of a mention that is being typed: where its `@` stands, and what follows it. */
interface TypedMention {
  from: number;
  query: string;
}

/** The mention that ends at the caret; null where none is being typed. A name may have two words so far. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]+)?)$/.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, query: found[1] ?? '' } : null;
}

/** The people whose name, or a word of it, starts with the typed text, ignoring accents. */
export function matchingPeople<P extends Mentioned>(people: readonly P[], query: string): P[] {
  const begun = normalise(query);
  return people.filter(({ name }) => {
    const whole = normalise(name);
    return whole.startsWith(begun) || whole.split(' ').some((word) => word.startsWith(begun));
  });
}

/** Splits a text into words and mentions, in order; of two names that fit, the longer one is meant. */
export function mentionParts<P extends Mentioned>(
  text: string,
  people: readonly P[],
): { text: string; person: P | null }[] {
  const longest = [...people].sort((a, b) => b.name.length - a.name.length);
  const parts: { text: string; person: P | null }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = longest.find(({ name }) => name !== '' && text.startsWith(name, at + 1));
    if (!person) continue;
    if (at > plain) parts.push({ text: text.slice(plain, at), person: null });
    plain = at + 1 + person.name.length;
    parts.push({ text: text.slice(at, plain), person });
  }
  if (plain < text.length) parts.push({ text: text.slice(plain), person: null });
  return parts;
}

/** Ids of everybody mentioned in a text, each once. */
export const mentionedIds = (text: string, people: readonly Mentioned[]): number[] => [
  ...new Set(mentionParts(text, people).flatMap(({ person }) => person?.id ?? [])),
];
