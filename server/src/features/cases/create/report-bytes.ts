/**
 * Largest body of a report or of its change, in bytes: room for its longest texts with every letter escaped.
 */
export const REPORT_BYTES = 65_536;
