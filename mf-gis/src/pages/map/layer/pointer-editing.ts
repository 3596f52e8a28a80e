import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { contains } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { ringOf, type VertexAt } from '@ciguawatch/shared/domain/outline/outline';
import type { Drawing } from '../../../outline/drawing';
import { type EditAction, type EditState, isSketching } from '../../../outline/edit-state';
import { handleAt } from '../../../outline/view/handles';
import { snapped } from '../../../outline/view/snap';
import type { VertexIndex } from '../../../outline/view/vertex-index';
import { type EditLayer, liveLine } from './edit-layer';

/** What pointer handling needs; read at each press. */
interface PointerListeners {
  state: () => EditState;
  /** Outlines to snap to; null while snapping is off. */
  neighbours: () => VertexIndex | null;
  dispatch: (action: EditAction) => void;
  /** Called with the pointer's position, for the line below the map. */
  onPlace: (place: Position | null) => void;
}

type DragState = { at: VertexAt; from: Position } | { part: number; from: Position } | { point: true };

/** Movement in pixels up to which a press is no drag. */
const CLICK_TOLERANCE_PX = 4;
/** Most vertices drawn of a part while it is moved. */
const MAX_LIVE_VERTICES = 400;

/** Whether two positions are closer than a distance in degrees. */
const isWithin = (distance: number, a: Position, b: Position): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1]) < distance;

/**
 * What a press does to a sketch: on its first vertex, or again on its last as in a double click, it closes it; null
 * where there is nothing to close yet.
 * @param pixel degrees of a pixel
 */
export function sketchAt(sketch: readonly Position[], at: Position, pixel: number): EditAction | null {
  const [first, last] = [sketch[0], sketch.at(-1)];
  const isRepeat = last !== undefined && isWithin(pixel * CLICK_TOLERANCE_PX, last, at);
  const isBack = first !== undefined && sketch.length > 2 && isWithin(pixel * 10, first, at);
  if (isBack || (isRepeat && sketch.length > 2)) return { do: 'finish' };
  return isRepeat ? null : { do: 'sketch', position: at };
}

/** Starts dragging the part under a position. */
function takePart(outline: Drawing['outline'], at: Position): DragState | null {
  const part = outline.findIndex((rings) => contains({ type: 'Polygon', coordinates: rings }, at));
  return part < 0 ? null : { part, from: at };
}

/**
 * Edits the outline of a layer by pointer.
 * @returns stops the editing
 */
export function editByPointer(layer: EditLayer, hand: PointerListeners): () => void {
  const { map } = layer;
  const container = map.mapbox.getCanvasContainer();
  let drag: DragState | null = null;
  let pressed: { x: number; y: number } | null = null;
  let last: Position | null = null;

  const place = (event: PointerEvent): Position => {
    const box = container.getBoundingClientRect();
    const [x, y] = map.unproject(event.clientX - box.left, event.clientY - box.top);
    return [x, y];
  };
  const snap = (at: Position) => snapped(at, hand.neighbours(), layer.pixel);

  /** Starts dragging the vertex under a position; at the middle of an edge, a new one. */
  const takeVertex = (at: Position): DragState | null => {
    const handle = handleAt(layer.index, at, layer.pixel);
    if (!handle) return null;
    if (handle.kind === 'vertex') {
      hand.dispatch({ do: 'select', at: handle.at });
      return { at: handle.at, from: at };
    }
    hand.dispatch({ do: 'insert', after: handle.at, position: handle.position });
    return { at: { ...handle.at, vertex: handle.at.vertex + 1 }, from: at };
  };
  const takeHold = (at: Position): DragState | null => {
    const { tool, history } = hand.state();
    const { outline, point } = history.now;
    if (tool === 'move') return takePart(outline, at);
    if (tool !== 'vertex') return null;
    if (!point || outline.length > 0) return takeVertex(at);
    return isWithin(layer.pixel * 14, point, at) ? { point: true } : null;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    pressed = { x: event.clientX, y: event.clientY };
    last = null;
    drag = takeHold(place(event));
    if (!drag) return;
    map.mapbox.dragPan.disable();
    container.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const at = place(event);
    hand.onPlace(at);
    if (!drag || isStill(event)) return;
    last = snap(at);
    if ('at' in drag) layer.live(edgesAround(layer.index, drag.at, last));
    else if ('part' in drag)
      layer.live(movedRing(layer.index, drag.part, [at[0] - drag.from[0], at[1] - drag.from[1]]));
    else layer.live([at, last]);
  };
  const up = (event: PointerEvent) => {
    const held = drag;
    const still = isStill(event);
    drag = null;
    pressed = null;
    if (held) {
      map.mapbox.dragPan.enable();
      layer.live([]);
      if (last) drop(held, last, place(event));
    } else if (still) press(snap(place(event)));
  };
  const isStill = (event: PointerEvent) =>
    pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < CLICK_TOLERANCE_PX;

  const drop = (held: DragState, to: Position, raw: Position) => {
    if ('at' in held) hand.dispatch({ do: 'move', at: held.at, to });
    else if ('part' in held)
      hand.dispatch({ do: 'movePart', part: held.part, by: [raw[0] - held.from[0], raw[1] - held.from[1]] });
    else hand.dispatch({ do: 'point', position: to });
  };
  const press = (at: Position) => {
    const { tool, sketch } = hand.state();
    if (tool === 'point') hand.dispatch({ do: 'point', position: at });
    else if (tool === 'vertex') hand.dispatch({ do: 'select', at: null });
    else if (tool === 'ruler') hand.dispatch({ do: 'measure', position: at });
    else if (isSketching({ tool })) {
      const action = sketchAt(sketch, at, layer.pixel);
      if (action) hand.dispatch(action);
    }
  };
  const leave = () => hand.onPlace(null);
  const cancel = () => {
    if (drag) map.mapbox.dragPan.enable();
    drag = null;
    pressed = null;
    layer.live(liveLine(hand.state()));
  };

  container.addEventListener('pointerdown', down);
  container.addEventListener('pointermove', move);
  container.addEventListener('pointerup', up);
  container.addEventListener('pointercancel', cancel);
  container.addEventListener('pointerleave', leave);
  return () => {
    container.removeEventListener('pointerdown', down);
    container.removeEventListener('pointermove', move);
    container.removeEventListener('pointerup', up);
    container.removeEventListener('pointercancel', cancel);
    container.removeEventListener('pointerleave', leave);
  };
}

/** The two edges of a vertex while it is dragged. */
function edgesAround({ outline }: VertexIndex, at: VertexAt, to: Position): Position[] {
  const ring = ringOf(outline, at);
  if (!ring) return [];
  const count = ring.length - 1;
  return [ring[(at.vertex - 1 + count) % count]!, to, ring[(at.vertex + 1) % count]!];
}

/** The outer ring of a part while it is moved, thinned for fast drawing. */
function movedRing({ outline }: VertexIndex, part: number, [dx, dy]: Position): Position[] {
  const ring = outline[part]?.[0] ?? [];
  const every = Math.ceil(ring.length / MAX_LIVE_VERTICES);
  return ring.filter((_, n) => n % every === 0 || n === ring.length - 1).map(([x, y]) => [x + dx, y + dy]);
}
