import { type AlertFilter, listAlerts } from '@ciguawatch/shared/api/calls/alerts';
import type { Alert } from '@ciguawatch/shared/api/schemas/alert';
import { type Cell, literalCell, typedCell } from '@ciguawatch/shared/domain/text/files/csv';
import { fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { saveTable } from '@ciguawatch/shared/ui/charts/table-file';
import { archipelagoName } from '../../places/archipelago-name';
import { countryName, locationName, specieName } from '../../places/names';

type Say = (key: string) => string;

/**
 * All alerts of a filter. Each page starts after the last alert of the previous one, so alerts decided or
 * raised meanwhile shift none.
 */
async function allOf(filter: AlertFilter): Promise<Alert[]> {
  const found: Alert[] = [];
  const { page: _shown, ...asked } = filter;
  for (;;) {
    const last = found.at(-1);
    const response = await call(listAlerts, { params: { ...asked, ...(last && { after: last.id }) } });
    found.push(...response.results);
    if (response.results.length < response.page_size) return found;
  }
}

/** Active filters in words, for the file name. */
const chosen = ({ state, rule, island, year, note }: AlertFilter, t: Say): string[] =>
  [
    year && String(year),
    island && locationName(island),
    state && t(`alerts.state_${state}`),
    rule && t(`alerts.rule_${rule}`),
    note,
  ].filter((one): one is string => typeof one === 'string' && one !== '');

/**
 * Saves the filtered log as CSV.
 * @returns number of alerts in the file; with none no file is saved
 */
export async function saveLog(filter: AlertFilter, t: Say): Promise<number> {
  const alerts = await allOf(filter);
  if (alerts.length === 0) return 0;
  const columns: [string, (one: Alert) => Cell][] = [
    ['raised', (one) => literalCell(one.raised_at)],
    ['stateHead', (one) => t(`alerts.state_${one.state}`)],
    ['island', (one) => locationName(one.island)],
    ['csvArchipelago', (one) => archipelagoName(one.island)],
    ['csvCountry', (one) => countryName(one.country)],
    ['rule', (one) => t(`alerts.rule_${one.rule}`)],
    ['csvFish', (one) => (one.specie_id === null ? null : specieName(one.specie_id))],
    ['csvWindowFrom', (one) => literalCell(one.from)],
    ['csvWindowUntil', (one) => literalCell(one.until)],
    ['csvObserved', (one) => one.observed],
    ['csvCounted', (one) => one.counted],
    ['csvMeals', (one) => one.meals],
    ['csvPeople', (one) => one.people],
    ['csvToldAfter', (one) => one.told_after],
    ['csvExpected', (one) => one.expected],
    ['csvThreshold', (one) => one.threshold],
    ['csvProbability', (one) => one.probability],
    ['note', (one) => (one.note === null ? null : typedCell(one.note))],
    ['csvDecidedAt', (one) => (one.decided_at === null ? null : literalCell(one.decided_at))],
    ['csvDecidedBy', (one) => one.decided_by],
  ];
  const head = columns.map(([key]) => t(`alerts.${key}`));
  const rows = alerts.map((one) => columns.map(([, cell]) => cell(one)));
  await saveTable(fileNameFrom(t('alerts.csvName'), chosen(filter, t), clock.today()), { head, rows }, 'csv');
  return alerts.length;
}
