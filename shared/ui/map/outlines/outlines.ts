import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as MapboxMap } from 'mapbox-gl';
import { graticule } from '../internal/graticule';
import { type Bounds, boxesIntersect } from '../map-space';
import { type BasemapSource, FULL_ZOOM, MID_ZOOM } from '../style/style';
import {
  type BasemapFiles,
  type BasemapManifest,
  basemapFile,
  basemapManifest,
  type CountryFiles,
  type LabelRow,
} from './basemap-files';
import { labelFeatures, type Ring } from './label-features';
import { collection, unpackLayer } from './outline-decode';

/** Margin around the view, as share of its size, for which outlines are loaded in advance. */
const PRELOAD_MARGIN = 0.25;

/**
 * Loads outlines into a map as its view needs them: the whole Pacific at low detail from afar, each visible
 * country from near. A failed file is retried at the next move; an outdated one is replaced.
 */
export class Outlines {
  /** Features of each source, by slot (what the file was loaded for). */
  private readonly held = new Map<BasemapSource, Map<string, Feature[]>>();
  /** Drawn or loading file, by slot. */
  private readonly files = new Map<string, string>();
  private labels: readonly LabelRow[] = [];
  private rings: readonly Ring[] = [];

  constructor(
    private readonly map: MapboxMap,
    private manifest: BasemapManifest,
  ) {}

  /** Loads what the view lacks; resolves when it is drawn. */
  async update(): Promise<void> {
    const zoom = this.map.getZoom();
    const { low, labels } = this.manifest;
    const wanted = zoom >= MID_ZOOM - 0.3 ? this.inView() : null;
    const full = zoom >= FULL_ZOOM - 0.2 ? (wanted ?? []) : [];
    await Promise.all([
      this.once('labels', 'names', labels, (rows) => this.drawLabels(rows)),
      wanted ? undefined : this.once('low', 'low', low, (layers) => this.drawLow(layers)),
      ...(wanted ?? []).map(({ id, mid }) =>
        this.once('mid', `mid ${id}`, mid, (layers, slot) => this.drawMid(layers, slot)),
      ),
      ...full.map((one) =>
        this.once('full', `full ${one.id}`, one.full, (land, slot) => this.drawFull(land, slot)),
      ),
    ]);
  }

  /** Reads the manifest again and replaces outdated files; without a response the drawn ones stay. */
  async renew(): Promise<void> {
    this.manifest = await basemapManifest().catch(() => this.manifest);
    await this.update();
  }

  private inView(): CountryFiles[] {
    const view = this.map.getBounds();
    const dx = (view.getEast() - view.getWest()) * PRELOAD_MARGIN;
    const dy = (view.getNorth() - view.getSouth()) * PRELOAD_MARGIN;
    const box: Bounds = [
      view.getWest() - dx,
      view.getSouth() - dy,
      view.getEast() + dx,
      view.getNorth() + dy,
    ];
    return this.manifest.countries.filter(({ bbox }) => boxesIntersect(bbox, box));
  }

  private async once<K extends keyof BasemapFiles>(
    kind: K,
    slot: string,
    file: string,
    draw: (held: BasemapFiles[K], slot: string) => void,
  ): Promise<void> {
    if (this.files.get(slot) === file) return;
    this.files.set(slot, file);
    try {
      const held = await basemapFile(kind, file);
      // Draw only if the manifest still names this file.
      if (this.files.get(slot) === file) draw(held, slot);
    } catch {
      if (this.files.get(slot) === file) this.files.delete(slot);
    }
  }

  private put(source: BasemapSource, slot: string, features: Feature[]): void {
    const slots = this.held.get(source) ?? new Map<string, Feature[]>();
    this.held.set(source, slots.set(slot, features));
    // The map may have been removed while the file was loading.
    const target = this.map.getStyle()
      ? (this.map.getSource(source) as GeoJSONSource | undefined)
      : undefined;
    target?.setData(collection([...slots.values()].flat()));
  }

  private drawLabels(rows: readonly LabelRow[]): void {
    this.put('graticule', '', graticule());
    this.labels = rows;
    this.name();
  }

  /** Moves island names clear of the given rings, at the current zoom. */
  keepClear(rings: readonly Ring[]): void {
    if (rings.length === 0 && this.rings.length === 0) return;
    this.rings = rings;
    if (this.labels.length > 0) this.name();
  }

  private name(): void {
    this.put('labels', '', labelFeatures(this.labels, this.rings, this.map.getZoom()));
  }

  private drawLow({ land, rings }: BasemapFiles['low']): void {
    this.put('low-land', '', unpackLayer(land));
    this.put('low-rings', '', unpackLayer(rings));
  }

  private drawMid({ land, rings, lagoons }: BasemapFiles['mid'], slot: string): void {
    this.put('land', slot, unpackLayer(land));
    this.put('rings', slot, unpackLayer(rings));
    this.put('lagoons', slot, unpackLayer(lagoons));
    this.limit(['low-land', 'low-land-line', 'ring-low'], MID_ZOOM);
  }

  private drawFull(land: BasemapFiles['full'], slot: string): void {
    this.put('full-land', slot, unpackLayer(land));
    const ids = new Set(
      [...(this.held.get('full-land')?.values() ?? [])]
        .flat()
        .map(({ properties }) => properties?.tag as number),
    );
    // Islands with full detail are no longer drawn at low detail from that zoom on.
    for (const layer of ['land', 'land-line']) {
      this.map.setFilter(layer, [
        'any',
        ['<', ['zoom'], FULL_ZOOM],
        ['!', ['in', ['get', 'tag'], ['literal', [...ids]]]],
      ]);
    }
  }

  private limit(layers: string[], below: number): void {
    for (const layer of layers) this.map.setLayerZoomRange(layer, 0, below);
  }
}
