/** Pixels that the panels cover, so that the view's centre stands in the clear. */
export const COVERED = {
  wide: { left: 356, right: 90, top: 60, bottom: 110 },
  narrow: { left: 0, right: 0, top: 60, bottom: 110 },
};
