/** A part of a silhouette: body, fin, fin detail, line, dot; `o` is fainter. */
export type PartKind = '' | 'b' | 'f' | 'f2' | 'g' | 'd' | 'd o' | 'g o';

export interface Part {
  kind: PartKind;
  d: string;
  opacity?: number;
  transform?: string;
}

/** A silhouette, back to front, in a box of 200 by 110. */
export type Drawing = readonly Part[];
