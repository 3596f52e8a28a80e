/** What each key does in the case list. */
export type CaseListCommand =
  | 'review'
  | 'reject'
  | 'toReview'
  | 'undo'
  | 'next'
  | 'previous'
  | 'openCase'
  | 'remove'
  | 'restore'
  | 'search'
  | 'filter'
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
  Delete: 'remove',
  '/': 'search',
  f: 'filter',
  u: 'refresh',
  '?': 'keys',
};

/** What of a key press names a command. */
interface CommandKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key, with or without capitals; null for any other and where letters are typed. */
export function commandOf(e: CommandKey, isTyping: boolean): CaseListCommand | null {
  if (isTyping || e.ctrlKey || e.metaKey || e.altKey) return null;
  return COMMANDS[e.key.length === 1 ? e.key.toLowerCase() : e.key] ?? null;
}

/** Whether what has the focus takes letters. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !==
    null;
