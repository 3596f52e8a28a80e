import { PAIRS_COUNTED, type PairPage } from '@ciguawatch/shared/api/schemas/pairs';

/** The list of proposed pairs without those that are decided on this device; more than are counted stay so many. */
export function without(page: PairPage, ids: ReadonlySet<number>): PairPage {
  const results = page.results.filter(({ id }) => !ids.has(id));
  const gone = page.results.length - results.length;
  return { ...page, results, proposed: page.proposed > PAIRS_COUNTED ? page.proposed : page.proposed - gone };
}
