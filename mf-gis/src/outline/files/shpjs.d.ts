/** The functions used of shpjs, which has no types of its own. */
declare module 'shpjs' {
  /** Geometries of a `.shp` file in its own coordinates. */
  export function parseShp(shp: Uint8Array): object[];
  /** Rows of a `.dbf` file, in the encoding that its `.cpg` names. */
  export function parseDbf(dbf: Uint8Array, cpg?: string): object[];
  /** A GeoJSON feature collection of both. */
  export function combine(parts: [shapes: object[], rows: object[] | undefined]): object;
}
