import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';

/** Sets of layers that can be hidden in the editor, in the order of their list. */
export const LAYER_SETS = ['edited', 'saved', 'other', 'neighbours', 'reef'] as const;
export type LayerSet = (typeof LAYER_SETS)[number];

/** Prefixes of the layers in each set; the basemap has one layer per level of detail. */
const LAYER_NAME_PREFIXES: Readonly<Record<LayerSet, readonly string[]>> = {
  edited: ['edit-fill', 'edit-line', 'edit-middle', 'edit-vertex'],
  saved: ['edit-saved'],
  other: ['edit-other'],
  neighbours: ['land', 'low-land', 'full-land', 'label-island'],
  reef: ['lagoon', 'ring'],
};

/** The set of a map layer, if any. */
export const setOf = (layer: string): LayerSet | null =>
  LAYER_SETS.find((set) =>
    LAYER_NAME_PREFIXES[set].some((begin) => layer === begin || layer.startsWith(`${begin}-`)),
  ) ?? null;

/** Shows all layers except those of hidden sets. */
export function applyHidden({ mapbox }: MapHandle, hidden: ReadonlySet<LayerSet>): void {
  for (const { id } of mapbox.getStyle()?.layers ?? []) {
    const set = setOf(id);
    if (set) mapbox.setLayoutProperty(id, 'visibility', hidden.has(set) ? 'none' : 'visible');
  }
}
