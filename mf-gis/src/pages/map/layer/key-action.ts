import type { EditAction, EditState } from '../../../outline/edit-state';

/** Metres of a press of an arrow key, alone and with Shift. */
const STEP = 5;
const LARGE_STEP = 50;

/** What of a keyboard event is looked at. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const ARROWS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Undo and redo, on the whole page; null for every other key. */
export function historyKey({ key, shiftKey, ctrlKey, metaKey }: Key): EditAction | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return key.toLowerCase() === 'y' ? { do: 'redo' } : null;
}

/** What a key on the map does to the outline; null leaves it to the map, whose arrows move the view. */
export function keyAction(event: Key, state: EditState): EditAction | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return historyKey(event);
  const { selected, history, tool } = state;
  if (tool === 'part' || tool === 'hole') {
    if (key === 'Backspace' || key === 'Delete') return { do: 'unsketch' };
    if (key === 'c' || key === 'C') return { do: 'finish' };
    if (key === 'Escape') return { do: 'tool', tool: 'vertex' };
    return null;
  }
  if (key === ']') return { do: 'walk', by: 1 };
  if (key === '[') return { do: 'walk', by: -1 };
  if (key === 'Escape')
    return tool === 'vertex' ? { do: 'select', at: null } : { do: 'tool', tool: 'vertex' };
  const isPoint = history.now.outline.length === 0 && history.now.point !== null;
  if (!selected && !isPoint) return null;
  const arrow = ARROWS[key];
  const metres = shiftKey ? LARGE_STEP : STEP;
  if (arrow) return { do: 'nudge', east: arrow[0] * metres, north: arrow[1] * metres };
  if (!selected) return null;
  if (key === 'Delete' || key === 'Backspace') return { do: 'delete' };
  if (key === 'i' || key === 'I' || key === 'Insert') {
    const ring = history.now.outline[selected.part]?.[selected.ring];
    const [a, b] = [ring?.[selected.vertex], ring?.[selected.vertex + 1]];
    return a && b
      ? { do: 'insert', after: selected, position: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
      : null;
  }
  return null;
}
