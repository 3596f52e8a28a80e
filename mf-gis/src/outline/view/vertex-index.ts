import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { type Outline, type VertexAt, vertexCount } from '@ciguawatch/shared/domain/outline/outline';
import Flatbush from 'flatbush';

/** Spatial index of an outline's vertices; searches take milliseconds for 50,000 of them. */
export class VertexIndex {
  readonly #index: Flatbush | null;
  readonly #at: VertexAt[] = [];

  constructor(readonly outline: Outline) {
    for (const [part, rings] of outline.entries())
      for (const [ring, positions] of rings.entries())
        for (let vertex = 0; vertex < vertexCount(positions); vertex++) this.#at.push({ part, ring, vertex });
    this.#index = this.#at.length > 0 ? new Flatbush(this.#at.length) : null;
    for (const at of this.#at) {
      const [x, y] = this.position(at);
      this.#index?.add(x, y, x, y);
    }
    this.#index?.finish();
  }

  position({ part, ring, vertex }: VertexAt): Position {
    return this.outline[part]![ring]![vertex]!;
  }

  /** The nearest vertices within a distance in degrees, nearest first. */
  near([x, y]: Position, most: number, within = Infinity): VertexAt[] {
    return (this.#index?.neighbors(x, y, most, within) ?? []).map((n) => this.#at[n]!);
  }

  /** The vertices in a box, unordered. */
  within([west, south, east, north]: readonly [number, number, number, number]): VertexAt[] {
    return (this.#index?.search(west, south, east, north) ?? []).map((n) => this.#at[n]!);
  }
}
