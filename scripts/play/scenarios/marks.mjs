/** Said with each invented text, so that nobody takes it for something that happened. */
export const INVENTED = 'Démonstration : inventé (demonstration: invented)';

/** Milliseconds by which Tahiti is behind UTC, all year. */
const BEHIND_UTC = 10 * 3_600_000;

/**
 * Civil time in Tahiti.
 * @param at milliseconds since 1970 UTC
 * @returns `2026-11-29T08:30`
 */
export const civilTime = (at) => new Date(at - BEHIND_UTC).toISOString().slice(0, 16);

/** Island of French Polynesia, by its name. */
export async function islandOf(call, name) {
  const places = await call('admin', 'GET', 'cw/location/');
  return places.find((one) => one.name === name && one.type === 'I').id;
}

/** The page that editors of cases are shown first; others begin at home. */
export const forEditors = (page) => ({ admin: page, cases_editor: page });
