/** Said with each invented text, so that nobody takes it for something that happened. */
export const INVENTED = 'Démonstration : inventé (demonstration: invented)';

/** Zone of the islands of the scenarios. */
const ZONE = 'Pacific/Tahiti';

/**
 * Civil time at the islands of the scenarios.
 * @param at milliseconds since 1970 UTC
 * @returns `2026-11-29T08:30`
 */
export const civilTime = (at) =>
  new Date(at)
    .toLocaleString('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

/** Island of French Polynesia, by its name. */
export async function islandOf(call, name) {
  const places = await call('admin', 'GET', 'cw/location/');
  return places.find((one) => one.name === name && one.type === 'I').id;
}

/** The page that editors of cases are shown first; others begin at home. */
export const forEditors = (page) => ({ admin: page, cases_editor: page });
