import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { type Column, Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import { ResultList } from '../../samples/result-list';
import { fishText } from '../../samples/result-words';

interface Props {
  samples: readonly Sample[];
  busy: boolean;
  /** null where nothing can be restored */
  onRestore: ((sample: Sample) => void) | null;
}

/** Samples with their results, one a line. */
export const SampleTable = observer(function SampleTable({ samples, busy, onRestore }: Props) {
  const t = useT('samples');
  const columns: Column<Sample>[] = [
    {
      id: 'code',
      header: t('field.code'),
      isRowHeader: true,
      cell: ({ id, code }) =>
        onRestore ? code : <CrossLink to={`/ciguawatch/sample/${id}`}>{code}</CrossLink>,
    },
    { id: 'fish', header: t('field.fish'), cell: (sample) => fishText(sample) || t('list.unnamed') },
    { id: 'origin', header: t('field.origin'), cell: ({ origin }) => t(`origin.${origin}`) },
    {
      id: 'place',
      header: t('field.location_id'),
      cell: ({ location_id }) => (location_id === null ? '' : locationName(location_id)),
    },
    { id: 'caught', header: t('field.caught_on'), cell: ({ caught_on }) => caught_on ?? '' },
    {
      id: 'length',
      header: t('field.length_cm'),
      numeric: true,
      cell: ({ length_cm }) => formatNumber(length_cm),
    },
    {
      id: 'results',
      header: t('field.results'),
      cell: ({ results }) => (results.length === 0 ? t('list.untested') : <ResultList results={results} />),
    },
    ...(onRestore
      ? [
          {
            id: 'restore',
            header: t('list.restore'),
            hideHeader: true,
            cell: (sample: Sample) => (
              <Button size="sm" icon="undo" busy={busy} onPress={() => onRestore(sample)}>
                {t('list.restore')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t('list.title')}
      columns={columns}
      rows={samples}
      rowKey={({ id }) => id}
      maxHeight="70vh"
    />
  );
});
