/** Largest body of a report or of a change of one, in bytes: its longest texts fit in, each letter escaped. */
export const REPORT_BYTES = 65_536;
