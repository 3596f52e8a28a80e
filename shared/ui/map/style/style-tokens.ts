/** Design tokens used by the basemap. */
export const CHART_TOKENS = [
  'sea-0',
  'sea-1',
  'sea-2',
  'sea-3',
  'lagoon-map',
  'reef-map',
  'land',
  'land-line',
  'isobath',
  'map-ink',
  'ink',
] as const;

export type BasemapColours = Record<(typeof CHART_TOKENS)[number], string>;

/** The computed tokens of an element in the current theme. */
export function basemapColours(element: Element): BasemapColours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    CHART_TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || '#808080']),
  ) as BasemapColours;
}
