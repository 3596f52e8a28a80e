import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Fault } from '@ciguawatch/shared/domain/outline/fault';
import type { Outline, VertexAt } from '@ciguawatch/shared/domain/outline/outline';
import type { Feature, FeatureCollection, Geometry as GeoJson, Position as Point } from 'geojson';
import type { Handle } from '../../../outline/view/handles';

/** Converts a longitude 0..540 to the map's x, whose edge is at Greenwich (shared/ui/map/map-space). */
const toMapPoint = ([lng, lat]: Position): Point => [lng - 180, lat];

const feature = (geometry: GeoJson, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});

/** A feature collection. */
export const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

export const NO_FEATURES = collection([]);

/** An outline as polygons. */
export const shape = (outline: Outline): FeatureCollection =>
  outline.length === 0
    ? NO_FEATURES
    : collection([
        feature({
          type: 'MultiPolygon',
          coordinates: outline.map((part) => part.map((ring) => ring.map(toMapPoint))),
        }),
      ]);

/** The rings of an outline as lines, because the polygon of a self-crossing ring would not be drawn. */
export const edgeFeatures = (outline: Outline): FeatureCollection =>
  outline.length === 0
    ? NO_FEATURES
    : collection([
        feature({ type: 'MultiLineString', coordinates: outline.flat().map((ring) => ring.map(toMapPoint)) }),
      ]);

/** A line through positions; a point for a single one. */
export const line = (positions: readonly Position[]): FeatureCollection =>
  positions.length < 2
    ? NO_FEATURES
    : collection([feature({ type: 'LineString', coordinates: positions.map(toMapPoint) })]);

const point = (at: Position, properties: Feature['properties']): Feature =>
  feature({ type: 'Point', coordinates: toMapPoint(at) }, properties);

const isSameVertex = (a: VertexAt | null, b: VertexAt) =>
  a !== null && a.part === b.part && a.ring === b.ring && a.vertex === b.vertex;

/** Handles as points, with a property for the selected one. */
export const handlePoints = (handles: readonly Handle[], selected: VertexAt | null): Feature[] =>
  handles.map(({ kind, at, position }) =>
    point(position, { kind: kind === 'vertex' && isSameVertex(selected, at) ? 'selected' : kind }),
  );

/** Vertices of the part being drawn. */
export const sketchPoints = (positions: readonly Position[]): Feature[] =>
  positions.map((at) => point(at, { kind: 'vertex' }));

/** The point of a place without outline. */
export const placePoint = (at: Position): Feature => point(at, { kind: 'selected' });

/** Positions of faults. */
export const faultPoints = (faults: readonly Fault[]): FeatureCollection =>
  collection(faults.flatMap(({ at }) => (at ? [point(at, {})] : [])));
