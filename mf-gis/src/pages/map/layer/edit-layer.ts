import type { Bbox, Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Fault } from '@ciguawatch/shared/domain/outline/fault';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import type { FeatureCollection } from 'geojson';
import type { EditState } from '../../../outline/edit-state';
import { handlesIn } from '../../../outline/view/handles';
import { VertexIndex } from '../../../outline/view/vertex-index';
import {
  collection,
  edgeFeatures,
  faultPoints,
  handlePoints,
  line,
  NO_FEATURES,
  placePoint,
  shape,
  sketchPoints,
} from './features';
import { EDIT_SOURCES, editLayers, repaint } from './paint';

/** A map source whose data can be replaced. */
interface DataSource {
  setData(data: FeatureCollection): unknown;
}

/** Outlines drawn besides the edited one, and its faults. */
export interface ContextShapes {
  /** The saved version, dashed. */
  saved: Outline;
  /** An older version, or that of another editor. */
  other: Outline;
  faults: readonly Fault[];
}

/** Sources of the basemap whose land has the number of its place as `tag`; each has a fill and a line. */
const LAND_SOURCES = ['low-land', 'land', 'full-land'] as const;

/** The line that is being drawn or measured. */
export const liveLine = ({ tool, sketch, ruler }: EditState): readonly Position[] =>
  tool === 'ruler' ? ruler : sketch;

/**
 * Draws the editor's state on the map. Presses are located by its own index, which is faster than querying
 * the map.
 */
export class EditLayer {
  index = new VertexIndex([]);
  private readonly shown = new Map<string, unknown>();
  private state: EditState | null = null;
  private readonly stop: () => void;

  constructor(readonly map: MapHandle) {
    const { mapbox } = map;
    for (const id of EDIT_SOURCES)
      mapbox.addSource(id, { type: 'geojson', data: NO_FEATURES, tolerance: 0.1, buffer: 32, maxzoom: 16 });
    for (const layer of editLayers(mapbox.getContainer())) mapbox.addLayer(layer);
    const handles = () => this.drawHandles();
    mapbox.on('moveend', handles);
    this.stop = () => mapbox.off('moveend', handles);
  }

  /** Draws a state; skips what has not changed. */
  show(state: EditState, { saved, other, faults }: ContextShapes): void {
    const before = this.state;
    this.state = state;
    const { outline } = state.history.now;
    if (this.index.outline !== outline) this.index = new VertexIndex(outline);
    this.draw('edit-shape', outline, shape);
    this.draw('edit-edges', outline, edgeFeatures);
    this.draw('edit-saved', saved, shape);
    this.draw('edit-other', other, shape);
    this.draw('edit-faults', faults, faultPoints);
    this.live(liveLine(state));
    this.drawHandles();
    if (state.selected && state.selected !== before?.selected)
      this.reveal(this.index.position(state.selected));
  }

  /** Draws the few lines that follow a drag; the outline is redrawn at its end. */
  live(positions: readonly Position[]): void {
    this.source('edit-live')?.setData(line(positions));
  }

  /** Applies the colours of the current theme. */
  recolour(): void {
    repaint(this.map.mapbox, this.map.mapbox.getContainer());
  }

  /** Switches the transparency of the outline. */
  thin(isSheer: boolean): void {
    this.map.mapbox.setPaintProperty('edit-fill', 'fill-opacity', isSheer ? 0.18 : 1);
  }

  /** Leaves a place out of the basemap: below its edited outline, land that was cut away would still be seen. */
  leaveOut(place: number | null): void {
    const { mapbox } = this.map;
    const opacity = place === null ? 1 : ['case', ['==', ['get', 'tag'], place], 0, 1];
    for (const id of LAND_SOURCES) {
      // The map of a configured provider has no such layers.
      if (!mapbox.getLayer(id)) continue;
      mapbox.setPaintProperty(id, 'fill-opacity', opacity);
      mapbox.setPaintProperty(`${id}-line`, 'line-opacity', opacity);
    }
  }

  /** Degrees of longitude per pixel. */
  get pixel(): number {
    const [west, , east] = this.view();
    return (east - west) / Math.max(1, this.map.mapbox.getContainer().clientWidth);
  }

  remove(): void {
    this.stop();
  }

  private view(): Bbox {
    const bounds = this.map.mapbox.getBounds();
    return [bounds.getWest() + 180, bounds.getSouth(), bounds.getEast() + 180, bounds.getNorth()];
  }

  private reveal([x, y]: Position): void {
    const [west, south, east, north] = this.view();
    if (x < west || x > east || y < south || y > north)
      this.map.moveTo({ center: [x, y], zoom: this.map.view().zoom });
  }

  private drawHandles(): void {
    if (!this.state) return;
    const { history, selected, tool } = this.state;
    const { point, outline } = history.now;
    const held =
      tool === 'vertex'
        ? handlePoints(handlesIn(this.index, this.view(), this.pixel, selected), selected)
        : [];
    const points = point && outline.length === 0 ? [placePoint(point)] : [];
    this.source('edit-handles')?.setData(
      collection([...held, ...points, ...sketchPoints(liveLine(this.state))]),
    );
  }

  private draw<Value>(id: string, value: Value, write: (value: Value) => FeatureCollection): void {
    if (this.shown.get(id) === value) return;
    this.shown.set(id, value);
    this.source(id)?.setData(write(value));
  }

  private source(id: string): DataSource | undefined {
    return this.map.mapbox.getSource(id) as DataSource | undefined;
  }
}
