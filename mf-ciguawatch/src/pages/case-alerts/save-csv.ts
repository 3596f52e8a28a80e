import { type AlertFilter, listAlerts } from '@ciguawatch/shared/api/calls/alerts';
import type { Alert } from '@ciguawatch/shared/api/schemas/alert';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { type Cell, csvBlob, csvText } from '@ciguawatch/shared/ui/charts/csv';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { archipelagoName } from '../../places/archipelago-name';
import { countryName, locationName } from '../../places/names';

type Say = (key: string) => string;

/** Every alert of the filter, each piece after the last of the one before: what is decided or raised meanwhile moves none. */
async function allOf(filter: AlertFilter): Promise<Alert[]> {
  const found: Alert[] = [];
  const { page: _shown, ...asked } = filter;
  for (;;) {
    const last = found.at(-1);
    const answer = await call(listAlerts, { params: { ...asked, ...(last && { after: last.id }) } });
    found.push(...answer.results);
    if (answer.results.length < answer.page_size) return found;
  }
}

/** Saves the log as the filters narrow it. @returns how many alerts the file holds; none makes no file */
export async function saveCsv(filter: AlertFilter, t: Say, code: string): Promise<number> {
  const alerts = await allOf(filter);
  if (alerts.length === 0) return 0;
  const columns: [string, (one: Alert) => Cell][] = [
    ['raised', (one) => one.raised_at],
    ['stateHead', (one) => t(`alerts.state_${one.state}`)],
    ['island', (one) => locationName(one.island)],
    ['csvArchipelago', (one) => archipelagoName(one.island)],
    ['csvCountry', (one) => countryName(one.country)],
    ['rule', (one) => t(`alerts.rule_${one.rule}`)],
    ['csvWindowFrom', (one) => one.from],
    ['csvWindowUntil', (one) => one.until],
    ['csvObserved', (one) => one.observed],
    ['csvJoined', (one) => one.joined],
    ['csvExpected', (one) => one.expected],
    ['csvThreshold', (one) => one.threshold],
    ['csvProbability', (one) => one.probability],
    ['note', (one) => one.note],
    ['csvDecidedAt', (one) => one.decided_at],
    ['csvDecidedBy', (one) => one.decided_by],
  ];
  const head = columns.map(([key]) => t(`alerts.${key}`));
  const rows = alerts.map((one) => columns.map(([, cell]) => cell(one)));
  saveFile(`${t('alerts.csvName')}.csv`, csvBlob(csvText(head, rows, code)));
  return alerts.length;
}
