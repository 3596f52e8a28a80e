import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as MapboxMap } from 'mapbox-gl';
import { graticule } from '../internal/graticule';
import { type Bounds, meets } from '../map-space';
import { type ChartSource, FULL_ZOOM, MID_ZOOM } from '../style/style';
import { type ChartManifest, type CountryFiles, chartFile, type LabelRow } from './chart-files';
import { labelFeatures, type Ring } from './label-features';
import { collection, unpackLayer } from './outline-decode';

/** Share of the view by which outlines are fetched ahead of it. */
const AHEAD = 0.25;

/**
 * Brings outlines to a map as its view needs them: the whole Pacific, coarse, from afar; from
 * near, each country in view. A file that cannot be read is tried again at the next move.
 */
export class Outlines {
  private readonly held = new Map<ChartSource, Feature[]>();
  private readonly started = new Set<string>();
  private labels: readonly LabelRow[] = [];
  private rings: readonly Ring[] = [];

  constructor(
    private readonly map: MapboxMap,
    private readonly manifest: ChartManifest,
  ) {}

  /** Fetches what the view lacks; resolves when it is drawn. */
  async update(): Promise<void> {
    const zoom = this.map.getZoom();
    const wanted = this.inView();
    const near = zoom >= MID_ZOOM - 0.3;
    await Promise.all([
      this.once('base', () => this.loadBase()),
      near ? undefined : this.once('low', () => this.loadLow()),
      ...(near ? wanted.map((country) => this.once(country.mid, () => this.loadMid(country))) : []),
      ...(zoom >= FULL_ZOOM - 0.2
        ? wanted.map((country) => this.once(country.full, () => this.loadFull(country)))
        : []),
    ]);
  }

  private inView(): CountryFiles[] {
    const view = this.map.getBounds();
    const dx = (view.getEast() - view.getWest()) * AHEAD;
    const dy = (view.getNorth() - view.getSouth()) * AHEAD;
    const box: Bounds = [
      view.getWest() - dx,
      view.getSouth() - dy,
      view.getEast() + dx,
      view.getNorth() + dy,
    ];
    return this.manifest.countries.filter(({ bbox }) => meets(bbox, box));
  }

  private async once(key: string, load: () => Promise<void>): Promise<void> {
    if (this.started.has(key)) return;
    this.started.add(key);
    try {
      await load();
    } catch {
      this.started.delete(key);
    }
  }

  private add(source: ChartSource, features: Feature[]): void {
    this.set(source, [...(this.held.get(source) ?? []), ...features]);
  }

  private set(source: ChartSource, all: Feature[]): void {
    this.held.set(source, all);
    // The map may have been removed while the file was under way.
    const target = this.map.getStyle()
      ? (this.map.getSource(source) as GeoJSONSource | undefined)
      : undefined;
    target?.setData(collection(all));
  }

  private async loadBase(): Promise<void> {
    this.add('graticule', graticule());
    this.labels = await chartFile('labels', this.manifest.labels);
    this.name();
  }

  /** Keeps island names clear of these rings, at the zoom the map has now. */
  keepClear(rings: readonly Ring[]): void {
    if (rings.length === 0 && this.rings.length === 0) return;
    this.rings = rings;
    if (this.labels.length > 0) this.name();
  }

  private name(): void {
    this.set('labels', labelFeatures(this.labels, this.rings, this.map.getZoom()));
  }

  private async loadLow(): Promise<void> {
    const { land, rings } = await chartFile('low', this.manifest.low);
    this.add('low-land', unpackLayer(land));
    this.add('low-rings', unpackLayer(rings));
  }

  private async loadMid(country: CountryFiles): Promise<void> {
    const { land, rings, lagoons } = await chartFile('mid', country.mid);
    this.add('land', unpackLayer(land));
    this.add('rings', unpackLayer(rings));
    this.add('lagoons', unpackLayer(lagoons));
    this.limit(['low-land', 'low-land-line', 'ring-low'], MID_ZOOM);
  }

  private async loadFull(country: CountryFiles): Promise<void> {
    this.add('full-land', unpackLayer(await chartFile('full', country.full)));
    const ids = new Set(
      (this.held.get('full-land') ?? []).map((feature) => feature.properties?.tag as number),
    );
    // Islands held in full are no longer drawn coarse from that zoom on.
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
