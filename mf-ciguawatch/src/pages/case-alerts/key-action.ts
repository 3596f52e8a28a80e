import type { KeyboardEvent } from 'react';

/** Action for a key of the alert log. */
type KeyAction = { do: 'open'; id: number } | { do: 'decide'; state: 'verified' | 'discarded' };

const TYPED = 'input, textarea, select, [contenteditable]';
const DECISIONS: Record<string, 'verified' | 'discarded'> = { v: 'verified', e: 'discarded' };
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Action for a key pressed on the alert log; null for other keys and while typing in a field.
 * @param ids alerts in the order of the log
 * @param open id of the alert in the drawer
 */
export function keyAction(
  {
    key,
    target,
    ctrlKey,
    metaKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  ids: readonly number[],
  open: number | null,
): KeyAction | null {
  if (ctrlKey || metaKey || altKey || (target as Element).closest(TYPED)) return null;
  const state = DECISIONS[key.toLowerCase()];
  if (state && open !== null) return { do: 'decide', state };
  const step = STEPS[key];
  if (step === undefined) return null;
  const at = open === null ? -1 : ids.indexOf(open);
  const id = ids[open === null ? 0 : at + step];
  return id === undefined ? null : { do: 'open', id };
}
