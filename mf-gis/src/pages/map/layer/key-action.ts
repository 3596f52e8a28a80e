import { type EditAction, type EditState, isSketching } from '../../../outline/edit-state';

/** Metres per press of an arrow key, without and with Shift. */
const STEP_METRES = 5;
const LARGE_STEP_METRES = 50;

/** Used properties of a keyboard event. */
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const ARROW_DIRECTIONS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Undo and redo, on the whole page; null for other keys. */
export function historyKey({ key, shiftKey, ctrlKey, metaKey }: Key): EditAction | null {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return key.toLowerCase() === 'y' ? { do: 'redo' } : null;
}

/** Keys while a part or hole is drawn; Enter closes it once it encloses something, before it sets a vertex. */
function sketchKey(key: string, sketch: EditState['sketch']): EditAction | null {
  if (key === 'Backspace' || key === 'Delete') return { do: 'unsketch' };
  if (key === 'c' || key === 'C' || (key === 'Enter' && sketch.length > 2)) return { do: 'finish' };
  return key === 'Escape' ? { do: 'tool', tool: 'vertex' } : null;
}

/** Keys while the ruler measures. */
function rulerKey(key: string): EditAction | null {
  if (key === 'Backspace' || key === 'Delete') return { do: 'unmeasure' };
  return key === 'Escape' ? { do: 'tool', tool: 'vertex' } : null;
}

/** Keys that select the next or previous vertex: brackets take three fingers on a French keyboard. */
const WALK_KEYS: Record<string, 1 | -1> = { ']': 1, n: 1, N: 1, '[': -1, p: -1, P: -1 };

/** Keys that select another vertex, or none. */
function walkKey(key: string, tool: EditState['tool']): EditAction | null {
  const by = WALK_KEYS[key];
  if (by) return { do: 'walk', by };
  if (key !== 'Escape') return null;
  return tool === 'vertex' ? { do: 'select', at: null } : { do: 'tool', tool: 'vertex' };
}

/** Keys that change the selected vertex. */
function vertexKey(key: string, { selected, history }: EditState): EditAction | null {
  if (!selected) return null;
  if (key === 'Delete' || key === 'Backspace') return { do: 'delete' };
  if (!['i', 'I', 'Insert'].includes(key)) return null;
  const ring = history.now.outline[selected.part]?.[selected.ring];
  const [a, b] = [ring?.[selected.vertex], ring?.[selected.vertex + 1]];
  if (!a || !b) return null;
  return { do: 'insert', after: selected, position: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] };
}

/** Arrow keys, which move the selected vertex, or the point of a place without outline. */
function nudgeKey({ key, shiftKey }: Key, { selected, history }: EditState): EditAction | null {
  const isPoint = history.now.outline.length === 0 && history.now.point !== null;
  const arrow = selected || isPoint ? ARROW_DIRECTIONS[key] : undefined;
  const metres = shiftKey ? LARGE_STEP_METRES : STEP_METRES;
  return arrow ? { do: 'nudge', east: arrow[0] * metres, north: arrow[1] * metres } : null;
}

/** The action of a key on the map; null leaves the key to the map, whose arrows move the view. */
export function keyAction(event: Key, state: EditState): EditAction | null {
  if (event.ctrlKey || event.metaKey) return historyKey(event);
  const { tool } = state;
  if (isSketching(state)) return sketchKey(event.key, state.sketch);
  if (tool === 'ruler') return rulerKey(event.key);
  return walkKey(event.key, tool) ?? nudgeKey(event, state) ?? vertexKey(event.key, state);
}
