import type { OutbreakEntry } from '@ciguawatch/shared/domain/statistics/outbreak-log';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { locationName } from '../../../stores/names';
import { mapOf } from './log-rows';
import css from './outbreak-log.module.css';

/** Months shown at first: on a phone the page scrolls, not a box in it; elsewhere more than any page has had. */
const FIRST = { phone: 8, wide: 100 };

/** The log by month, each with the way to its island and month on the map. */
export const LogTable = observer(function LogTable({
  entries,
  month,
  archipelago,
}: {
  entries: readonly OutbreakEntry[];
  month: (entry: OutbreakEntry) => string;
  archipelago: (island: number) => string;
}) {
  const t = useT('ciguawatch');
  const { code } = language;
  const [all, setAll] = useState(false);
  const first = viewport.wide ? FIRST.wide : FIRST.phone;
  // The latest first, the others on demand.
  const short = !all && entries.length > first;
  return (
    <>
      <Table
        caption={t('stats.outbreaks')}
        {...(viewport.wide && { maxHeight: '380px' })}
        rows={short ? entries.slice(0, first) : entries}
        rowKey={({ island, year, month: m }) => `${island}-${year}-${m}`}
        columns={[
          { id: 'month', header: t('stats.month'), isRowHeader: true, cell: month },
          {
            id: 'island',
            header: t('stats.island'),
            cell: ({ island }) => (
              <>
                {locationName(island)} <small className={css.archi}>{archipelago(island)}</small>
              </>
            ),
          },
          {
            id: 'reports',
            header: t('stats.reports'),
            numeric: true,
            cell: ({ count }) => formatNumber(count, {}, code),
          },
          {
            id: 'people',
            header: t('stats.people'),
            numeric: true,
            cell: ({ people }) => formatNumber(people, {}, code),
          },
          {
            id: 'map',
            header: t('stats.map'),
            cell: (entry) => (
              <CrossLink
                to={mapOf(entry)}
                aria-label={t('stats.outbreakMap', {
                  island: locationName(entry.island),
                  month: month(entry),
                })}
              >
                {t('stats.map')}
              </CrossLink>
            ),
          },
        ]}
      />
      {short && (
        <Button fullWidth onPress={() => setAll(true)}>
          {t('stats.outbreaksMore', { count: entries.length - first })}
        </Button>
      )}
    </>
  );
});
