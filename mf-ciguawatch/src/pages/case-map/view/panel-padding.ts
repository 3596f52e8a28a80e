/** Pixels at the map's edges that panels cover, so that views are centred in the free part. */
export const PANEL_PADDING_PX = {
  wide: { left: 356, right: 90, top: 60, bottom: 110 },
  narrow: { left: 0, right: 0, top: 60, bottom: 110 },
};
