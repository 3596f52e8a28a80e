/** Commands that a key or a button of the case list runs. */
export type CaseListCommand =
  | 'review'
  | 'reject'
  | 'toReview'
  | 'undo'
  | 'next'
  | 'previous'
  | 'openCase'
  | 'island'
  | 'place'
  | 'fish'
  | 'meal'
  | 'pair'
  | 'date'
  | 'remove'
  | 'restore'
  | 'search'
  | 'filter'
  | 'count'
  | 'refresh'
  | 'keys';

const COMMANDS: Readonly<Record<string, CaseListCommand>> = {
  r: 'review',
  x: 'reject',
  t: 'toReview',
  z: 'undo',
  j: 'next',
  k: 'previous',
  o: 'openCase',
  i: 'island',
  l: 'place',
  s: 'fish',
  m: 'meal',
  p: 'pair',
  d: 'date',
  Delete: 'remove',
  '/': 'search',
  f: 'filter',
  c: 'count',
  u: 'refresh',
  '?': 'keys',
};

/** The properties of a keyboard event that determine the command. */
interface CommandKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Command for a key, in either case; null for other keys, with a modifier, or while typing in a field. */
export function commandOf(e: CommandKey, isTyping: boolean): CaseListCommand | null {
  if (isTyping || e.ctrlKey || e.metaKey || e.altKey) return null;
  return COMMANDS[e.key.length === 1 ? e.key.toLowerCase() : e.key] ?? null;
}

/** Whether an element accepts typed text, so that letter keys must not run commands. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !==
    null;
