/** Actions of keys in the queue. */
export type QueueCommand = 'approve' | 'keep' | 'next' | 'previous' | 'keys';

const COMMAND_OF_KEY: Record<string, QueueCommand> = {
  a: 'approve',
  g: 'keep',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  '?': 'keys',
};

/** Elements in which keys have their own meaning: inputs and dialogs. */
const TYPING_CONTEXT_SELECTOR =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/**
 * The action of a key event; null in inputs, for shortcuts of the browser (with Control, Alt or Meta), and
 * for other keys.
 */
export function commandOf(event: KeyboardEvent): QueueCommand | null {
  const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey || altKey || metaKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(TYPING_CONTEXT_SELECTOR)) return null;
  const command = COMMAND_OF_KEY[key.length === 1 ? key.toLowerCase() : key] ?? null;
  // A held key may move through the list repeatedly, but decides only once.
  return repeat && command !== 'next' && command !== 'previous' ? null : command;
}
