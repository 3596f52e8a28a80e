/** What a key of the queue does. */
export type QueueCommand = 'approve' | 'keep' | 'next' | 'previous' | 'keys';

const KEYS: Record<string, QueueCommand> = {
  a: 'approve',
  g: 'keep',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  '?': 'keys',
};

/** Where keys mean what is typed or chosen there, and dialogs, which have keys of their own. */
const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/**
 * What a key means; null for none, while something is typed, and for keys of the browser or another program: with
 * Control, Alt or Meta, or held down.
 */
export function commandOf(event: KeyboardEvent): QueueCommand | null {
  const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(TYPING)) return null;
  const command = KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
  // Held down, a key may move through the list, but decides one thing only.
  return repeat && command !== 'next' && command !== 'previous' ? null : command;
}
