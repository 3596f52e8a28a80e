import { createHash } from 'node:crypto';
import {
  CONTENT_VERSION,
  type ReportContent,
  type ReportKind,
} from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { bilanOf } from '@ciguawatch/shared/domain/monthly/bilan';
import { bulletinMap } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { monthlyFigures, youngestAge } from '@ciguawatch/shared/domain/monthly/monthly-figures';
import { EARLIER_YEARS, type ReportPeriod, stateOf } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { islandsOf, observedPlace } from '../coverage/observed-place';
import { officialOf } from '../coverage/official';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { countryPlace, zoneOf } from '../public/summary';
import { aroundCounts } from './around/around';
import { bulletinAlerts } from './bulletin-alerts';
import { latestComments, printedComments } from './comments';
import { countryIslands } from './country-islands';
import { distributedRows } from './distributed-rows';
import { editorRows } from './editor-rows';
import { namesOf } from './names';
import { residentUnits } from './resident-units';

/** Content of a bulletin, its JSON text as an edition stores it, and the digest of that text. */
interface WrittenContent {
  content: ReportContent;
  text: string;
  digest: string;
}

/**
 * Builds the content of a bulletin. The same cases, coverage, alerts, names and comments give the same text, so
 * that the digest tells an issuer whether anything has changed.
 * @throws HttpError 400 for a period that has not begun in the country
 */
export async function reportContentOf(
  deps: Deps,
  places: PlaceIndex,
  period: ReportPeriod,
  kind: ReportKind,
): Promise<WrittenContent> {
  const [now, zone] = [deps.clock.now(), zoneOf(places, period.country)];
  const { year, month, day } = civilOf(now, zone);
  const state = stateOf(period, { year, month });
  if (state === 'coming') throw invalidFields({ [period.month === null ? 'year' : 'month']: 'date_future' });
  const coverage = await readObserved(deps.store.read);
  const observed = {
    isObserved: makeIsObserved(coverage, [{ country: period.country, island: null }], { year, month }),
    observedAt: ({ archi, island }: { archi: number; island: number | null }) =>
      makeIsObserved(coverage, observedPlace(places, period.country, archi, island), { year, month }),
    islands: islandsOf(places, period.country),
  };
  const read = kind === 'internal' ? editorRows : distributedRows;
  const { numbers } = deps.config.countries;
  const rows = await read(deps.store.read, period, numbers);
  const figures = monthlyFigures(rows, period, observed);
  const { outbreakThreshold, rateAlert } = numbersOf(period.country, numbers);
  const bilan = bilanOf(rows.table, period, {
    units: await residentUnits(deps.store.read, period.country),
    level: rateAlert,
    observedAt: observed.observedAt,
  });
  const alerts = await bulletinAlerts(deps.store.read, period, kind);
  const islands = await countryIslands(deps.store, period.country);
  const map = bulletinMap(rows.table, period, islands, observed.observedAt);
  const shownYears = Array.from({ length: EARLIER_YEARS + 1 }, (_, back) => period.year - back);
  const official = await officialOf(deps.store.read, period.country, shownYears);
  const youngest = youngestAge(rows, period);
  const { curve } = figures;
  const around = await aroundCounts(deps.store.read, { period, kind, curve }, { zone, now });
  const content: ReportContent = {
    version: CONTENT_VERSION,
    kind,
    place: countryPlace(places, period.country)?.id ?? 0,
    threshold: outbreakThreshold,
    figures,
    bilan,
    map,
    ...(official.length > 0 && { official }),
    ...(youngest !== null && { youngest }),
    ...around,
    alerts,
    names: await namesOf(deps.store, { figures, bilan, alerts, map }),
    comments: printedComments(await latestComments(deps.store.read, period)),
    until: state === 'running' ? { year, month, day } : null,
  };
  const text = JSON.stringify(content);
  return { content, text, digest: createHash('sha256').update(text).digest('hex') };
}
