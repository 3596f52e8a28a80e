import { PAIRS_COUNTED, type PairPage } from '@ciguawatch/shared/api/schemas/pairs';

/**
 * The list without pairs decided on this device. A count above the limit stays, because it only means "more
 * than".
 */
export function withoutDecided(page: PairPage, ids: ReadonlySet<number>): PairPage {
  const results = page.results.filter(({ id }) => !ids.has(id));
  const gone = page.results.length - results.length;
  return { ...page, results, proposed: page.proposed > PAIRS_COUNTED ? page.proposed : page.proposed - gone };
}
