import type { Map as MapboxMap } from 'mapbox-gl';
import { createContext, useContext } from 'react';
import { type Bounds, fromX, type LngLat, type MapView, toX } from './map-space';
import type { Ring } from './outlines/label-features';
import type { Outlines } from './outlines/outlines';

/** What pages can do with a rendered map. Longitudes may have any form. */
export class MapHandle {
  /** Whether it is being redrawn for an image: its moves are not the person's. */
  posing = false;

  constructor(
    readonly mapbox: MapboxMap,
    private readonly outlines: Outlines | null = null,
  ) {}

  /** Keeps place names readable around rings drawn over them. */
  keepClear(rings: readonly Ring[]): void {
    this.outlines?.keepClear(rings);
  }

  view(): MapView {
    const { lng, lat } = this.mapbox.getCenter();
    return { center: [fromX(lng), lat], zoom: this.mapbox.getZoom() };
  }

  /** Moves the view; without animation for people who prefer reduced motion. */
  moveTo({ center, zoom }: MapView): void {
    this.mapbox.easeTo({ center: [toX(center[0]), center[1]], zoom, duration: 500 });
  }

  /** Shows a box given in 0..360, at most at `maxZoom`, with a margin in pixels. */
  show([west, south, east, north]: Bounds, maxZoom = 9, room = 40): void {
    const corners: [[number, number], [number, number]] = [
      [toX(west), south],
      [toX(east), north],
    ];
    this.mapbox.fitBounds(corners, { padding: room, maxZoom, duration: 500 });
  }

  /** Moves the view by pixels, positive to the right and down. */
  panBy(x: number, y: number): void {
    this.mapbox.panBy([x, y], { duration: 250 });
  }

  zoomBy(step: number): void {
    this.mapbox.easeTo({ zoom: this.mapbox.getZoom() + step, duration: 250 });
  }

  /** Position on screen in pixels from the map's corner. */
  project([lng, lat]: LngLat): { x: number; y: number } {
    return this.mapbox.project([toX(lng), lat]);
  }

  /** Longitude 0..360 and latitude of a position on screen. */
  unproject(x: number, y: number): LngLat {
    const point = this.mapbox.unproject([x, y]);
    return [fromX(point.lng), point.lat];
  }

  /**
   * Calls back when the view moves.
   * @returns stops it
   */
  onMove(listener: () => void): () => void {
    this.mapbox.on('move', listener);
    this.mapbox.on('resize', listener);
    return () => {
      this.mapbox.off('move', listener);
      this.mapbox.off('resize', listener);
    };
  }
}

export const MapContext = createContext<MapHandle | null>(null);

/** The map around a component; null until it has been created. */
export const useMap = (): MapHandle | null => useContext(MapContext);
