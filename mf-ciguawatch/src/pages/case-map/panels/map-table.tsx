import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Table, type TableSort } from '@ciguawatch/shared/ui/data/table';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { type ClusterPoint, clusterOf } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { noReport } from '../../../map-and-stats/no-report';
import { countryName, locationName } from '../../../places/names';
import { placeLabel } from '../view/place-names';
import type { Rates } from '../view/rates';
import { keysOf } from '../view/use-points';

interface TableTwinProps {
  figures: MapFigures;
  outbreaks: readonly IslandMonth[];
  /** Rates of the places while the map shows rates; adds their column. */
  rates: Rates | null;
  /** Islands that nobody observed; their 0 cases are shown as "–". */
  silent: readonly ClusterPoint[];
}

/** The map as a table: a row for each place with its cases. */
export const MapTable = observer(function MapTable({ figures, outbreaks, rates, silent }: TableTwinProps) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const [sort, setSort] = useState<TableSort>({ id: 'cases', descending: true });
  const alerts = new Set(outbreaks.map(({ island }) => island));
  const unseen = silent.map(({ id, lng, lat }) => ({
    ...{ key: Number(id), id: Number(id), lng, lat, count: 0 },
    kind: 'island' as const,
  }));
  const rows = [...figures.places, ...unseen].map((place) => {
    const location = place.kind === 'country' ? undefined : collections.location.get(place.id);
    const archi = place.kind === 'island' ? location?.parent_id : place.id;
    return {
      ...place,
      name: placeLabel(place, t),
      archi: place.kind !== 'country' && archi ? locationName(archi) : '',
      country: countryName(location?.country ?? place.id),
      alert: place.kind === 'island' && alerts.has(place.id),
      isSilent: place.count === 0,
    };
  });
  const sorted = useSorted(rows, sort);
  const none = noReport(false);
  const rate = new Map(
    rates?.points.flatMap((point) =>
      keysOf([point]).map((key) => [key, rates.measure.text(clusterOf([point]))]),
    ),
  );
  return (
    <Table
      caption={t('map.tableCaption')}
      rows={sorted}
      rowKey={({ key }) => key}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState title={none.title} reason={none.help} />}
      columns={[
        {
          id: 'name',
          header: t('map.col_place'),
          isRowHeader: true,
          sortable: true,
          cell: (row) =>
            row.kind === 'island' ? (
              <CrossLink to={`/ciguawatch/case/stats?island=${row.id}`}>{row.name}</CrossLink>
            ) : (
              row.name
            ),
        },
        {
          id: 'cases',
          header: t('map.col_cases'),
          numeric: true,
          sortable: true,
          cell: ({ count, isSilent }) => (isSilent ? '–' : formatNumber(count)),
        },
        ...(rates
          ? [
              {
                id: 'rate',
                header: t('map.rate'),
                numeric: true,
                cell: ({ key }: { key: number }) => rate.get(key) ?? '–',
              },
            ]
          : []),
        {
          id: 'alert',
          header: t('map.col_alert'),
          cell: ({ alert, isSilent }) =>
            alert ? (
              <Badge tone="coral" icon="triangle-alert">
                {t('map.alert')}
              </Badge>
            ) : (
              isSilent && d('basis.silentPlace')
            ),
        },
        { id: 'archi', header: t('map.col_archi'), sortable: true, cell: ({ archi }) => archi },
        { id: 'country', header: t('map.col_country'), sortable: true, cell: ({ country }) => country },
      ]}
    />
  );
});

interface Sortable {
  name: string;
  archi: string;
  country: string;
  count: number;
}

/** The rows in the chosen order; cases break ties by name. */
function useSorted<Row extends Sortable>(rows: Row[], { id, descending }: TableSort): Row[] {
  return useMemo(() => {
    const text = id === 'archi' ? 'archi' : id === 'country' ? 'country' : 'name';
    const order = nameOrder(language.intl);
    const compare = (a: Row, b: Row) =>
      id === 'cases' ? a.count - b.count || order(b.name, a.name) : order(a[text], b[text]);
    return [...rows].sort((a, b) => (descending ? -compare(a, b) : compare(a, b)));
  }, [rows, id, descending]);
}
