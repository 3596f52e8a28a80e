import { type Position, round7 } from '@ciguawatch/shared/domain/geo/geometry';
import { type RingAt, ringOf, type VertexAt, vertexCount } from '@ciguawatch/shared/domain/outline/outline';
import { addHole } from './actions/add-hole';
import { addPart } from './actions/add-part';
import { deleteRing } from './actions/delete-ring';
import { deleteVertex } from './actions/delete-vertex';
import { insertVertex } from './actions/insert-vertex';
import { moveByMetres } from './actions/move-by-metres';
import { movePart } from './actions/move-part';
import { moveVertex } from './actions/move-vertex';
import { type Drawing, NOTHING_DRAWN } from './drawing';
import { type History, record, redo, startOf, undo } from './history';

/** Tools of the outline editor, each with its own effect of a press on the map. */
export type Tool = 'vertex' | 'part' | 'hole' | 'cut' | 'merge' | 'point' | 'move' | 'ruler';

/** State of the outline editor; immutable. */
export interface EditState {
  history: History<Drawing>;
  tool: Tool;
  /** The tool that draws the sketch, or drew it before it was set aside. */
  sketchTool: Tool;
  selected: VertexAt | null;
  /**
   * Vertices of the part, hole or area being drawn, in order. Another tool sets them aside; a drawing tool takes them up
   * again.
   */
  sketch: readonly Position[];
  /** Vertices taken back from the sketch, the next to be drawn again last. */
  unsketched: readonly Position[];
  /** Positions between which the ruler measures. */
  ruler: readonly Position[];
}

/** Actions of the editor, whichever input they come from. */
export type EditAction =
  | { do: 'tool'; tool: Tool }
  | { do: 'select'; at: VertexAt | null }
  | { do: 'walk'; by: 1 | -1 }
  | { do: 'move'; at: VertexAt; to: Position }
  | { do: 'nudge'; east: number; north: number }
  | { do: 'insert'; after: VertexAt; position: Position }
  | { do: 'delete' }
  | { do: 'deleteRing'; at: RingAt }
  | { do: 'movePart'; part: number; by: Position }
  | { do: 'point'; position: Position }
  | { do: 'sketch'; position: Position }
  | { do: 'unsketch' }
  | { do: 'dropSketch' }
  | { do: 'finish' }
  | { do: 'reshaped'; outline: Drawing['outline']; by: 'cut' | 'merge' }
  | { do: 'measure'; position: Position }
  | { do: 'unmeasure' }
  | { do: 'dropRuler' }
  | { do: 'replace'; drawing: Drawing; label: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'reset'; drawing: Drawing };

/** Initial state of an editor. */
export const startEditing = (drawing: Drawing): EditState => ({
  history: startOf(drawing),
  tool: 'vertex',
  sketchTool: 'part',
  selected: null,
  sketch: [],
  unsketched: [],
  ruler: [],
});

export const EMPTY_EDIT: EditState = startEditing(NOTHING_DRAWN);

const roundedPosition = ([x, y]: Position): Position => [round7(x), round7(y)];

/**
 * The state after an action. Positions are rounded to the stored precision, so that saving moves nothing.
 */
export function edit(state: EditState, action: EditAction): EditState {
  const { outline } = state.history.now;
  const { selected } = state;
  switch (action.do) {
    case 'tool':
      return { ...state, tool: action.tool, ...(isSketching(action) && { sketchTool: action.tool }) };
    case 'select':
      return { ...state, selected: action.at };
    case 'walk':
      return walk(state, action.by);
    case 'move':
      return withOutline(
        state,
        moveVertex(outline, action.at, roundedPosition(action.to)),
        'move',
        action.at,
      );
    case 'nudge':
      return moveSelectedVertex(state, action.east, action.north);
    case 'insert': {
      const at = { ...action.after, vertex: action.after.vertex + 1 };
      return withOutline(
        state,
        insertVertex(outline, action.after, roundedPosition(action.position)),
        'insert',
        at,
      );
    }
    case 'delete':
      return selected ? withOutline(state, deleteVertex(outline, selected), 'delete', selected) : state;
    case 'deleteRing':
      return withOutline(
        state,
        deleteRing(outline, action.at),
        action.at.ring > 0 ? 'deleteHole' : 'deletePart',
        null,
      );
    case 'movePart':
      return withOutline(
        state,
        rounded(movePart(outline, action.part, action.by), action.part),
        'movePart',
        selected,
      );
    case 'point':
      return replaceBy(state, { outline: [], point: roundedPosition(action.position) }, 'point');
    case 'sketch':
      return { ...state, sketch: [...state.sketch, roundedPosition(action.position)], unsketched: [] };
    case 'unsketch':
      return unsketch(state, 1);
    case 'dropSketch':
      return unsketch(state, state.sketch.length);
    case 'finish':
      return finishDrawing(state);
    case 'reshaped':
      return { ...withOutline(state, action.outline, action.by, null), sketch: [], unsketched: [] };
    case 'measure':
      return { ...state, ruler: [...state.ruler, roundedPosition(action.position)] };
    case 'unmeasure':
      return { ...state, ruler: state.ruler.slice(0, -1) };
    case 'dropRuler':
      return { ...state, ruler: [] };
    case 'replace':
      return replaceBy(state, action.drawing, action.label);
    case 'undo':
      return isSketching(state) && state.sketch.length > 0
        ? unsketch(state, 1)
        : clampSelection({ ...state, history: undo(state.history) });
    case 'redo':
      return isSketching(state) && state.unsketched.length > 0
        ? resketch(state)
        : clampSelection({ ...state, history: redo(state.history) });
    case 'reset':
      return { ...startEditing(action.drawing), tool: state.tool };
  }
}

/** Whether the tool draws a closed shape. */
export const isSketching = ({ tool }: Pick<EditState, 'tool'>): boolean =>
  tool === 'part' || tool === 'hole' || tool === 'cut' || tool === 'merge';

/** The state without the last vertices of the sketch, which can be drawn again. */
function unsketch(state: EditState, count: number): EditState {
  const kept = state.sketch.length - count;
  if (count === 0 || kept < 0) return state;
  const taken = state.sketch.slice(kept).reverse();
  return { ...state, sketch: state.sketch.slice(0, kept), unsketched: [...state.unsketched, ...taken] };
}

/** The state with the vertex taken back last in the sketch again. */
const resketch = (state: EditState): EditState => ({
  ...state,
  sketch: [...state.sketch, ...state.unsketched.slice(-1)],
  unsketched: state.unsketched.slice(0, -1),
});

type Parts = Drawing['outline'];

const rounded = (outline: Parts, part: number): Parts =>
  outline.map((rings, at) => (at === part ? rings.map((ring) => ring.map(roundedPosition)) : rings));

/** The state with new parts, which replace a point. */
function withOutline(state: EditState, outline: Parts, label: string, selected: VertexAt | null): EditState {
  const { history } = state;
  if (outline === history.now.outline) return state;
  return clampSelection({ ...state, selected, history: record(history, { outline, point: null }, label) });
}

const replaceBy = (state: EditState, drawing: Drawing, label: string): EditState => ({
  ...state,
  selected: null,
  history: record(state.history, drawing, label),
});

/** The state with a valid selection: the last vertex of its ring if the selected one is gone, else none. */
function clampSelection(state: EditState): EditState {
  const { selected, history } = state;
  if (!selected) return state;
  const ring = ringOf(history.now.outline, selected);
  const count = ring ? vertexCount(ring) : 0;
  if (count === 0) return { ...state, selected: null };
  return selected.vertex < count ? state : { ...state, selected: { ...selected, vertex: count - 1 } };
}

/** Selects the next or previous vertex, through all rings in a cycle. */
function walk(state: EditState, by: 1 | -1): EditState {
  const { outline } = state.history.now;
  const rings = outline.flatMap((part, at) =>
    part.map((ring, index) => ({ part: at, ring: index, count: vertexCount(ring) })),
  );
  if (rings.length === 0) return state;
  const { selected } = state;
  if (!selected) return { ...state, selected: { part: rings[0]!.part, ring: rings[0]!.ring, vertex: 0 } };
  const here = rings.findIndex(({ part, ring }) => part === selected.part && ring === selected.ring);
  const vertex = selected.vertex + by;
  if (vertex >= 0 && vertex < (rings[here]?.count ?? 0))
    return { ...state, selected: { ...selected, vertex } };
  const { part, ring, count } = rings[(here + by + rings.length) % rings.length]!;
  return { ...state, selected: { part, ring, vertex: by > 0 ? 0 : count - 1 } };
}

/** Moves the selected vertex, or the point, by metres; consecutive moves are a single history step. */
function moveSelectedVertex(state: EditState, east: number, north: number): EditState {
  const { history, selected } = state;
  const { outline, point } = history.now;
  if (point && outline.length === 0) {
    const moved = { outline, point: roundedPosition(moveByMetres(point, east, north)) };
    return { ...state, history: record(history, moved, 'move', 'nudge:point') };
  }
  const from = selected && ringOf(outline, selected)?.[selected.vertex];
  if (!from) return state;
  const moved = moveVertex(outline, selected, roundedPosition(moveByMetres(from, east, north)));
  const run = `nudge:${selected.part}/${selected.ring}/${selected.vertex}`;
  return { ...state, history: record(history, { outline: moved, point: null }, 'move', run) };
}

/**
 * Completes the drawn part or hole; fewer than three vertices, or a hole outside of all parts, add nothing. What
 * cuts and merges is computed in a worker, and arrives as `reshaped`.
 */
function finishDrawing(state: EditState): EditState {
  const { outline } = state.history.now;
  if (state.tool === 'cut' || state.tool === 'merge') return state;
  const isHole = state.tool === 'hole';
  const next = (isHole ? addHole : addPart)(outline, state.sketch);
  if (next === outline) return state;
  return { ...withOutline(state, next, isHole ? 'hole' : 'part', null), sketch: [], unsketched: [] };
}
