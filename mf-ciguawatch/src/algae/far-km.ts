/**
 * Distance from land in kilometres from which a point is reported: 200 nautical miles, the limit of a country's
 * waters.
 */
export const FAR_KM = 370;
