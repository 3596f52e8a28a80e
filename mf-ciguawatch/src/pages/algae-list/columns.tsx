import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { isOfSpecies, samplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import { useFieldWords } from '../../algae/field-words';
import { otherFields } from '../../algae/other-answers';
import { nameOf, toxicityOf } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import { countText, islandText, taxonText, timeText } from '../../algae/words';
import type { Line } from './lines';
import css from './list.module.css';

/** Fields that no column shows, such as newly defined ones; each gets a standard column at the end. */
const OTHER_FIELDS = [...otherFields('sampling'), ...otherFields('species')].filter(
  (field) => field !== 'identification' && field !== 'cells_unit',
);

/** Columns of the list. Values of the whole sampling are visible only in its first line. */
export function useColumns(): GridColumn<Line>[] {
  const t = useT('algae');
  const words = useFieldWords();
  /** Shows a shared value in the first line of a sampling only; screen readers get it in every line. */
  const once = (line: Line, say: (row: Tracking) => string) => {
    const text = say(line.row);
    if (line.lead) return text;
    if (text !== say(line.sampling.first)) return text || <span className={css.quiet}>{t('list.none')}</span>;
    return text && <VisuallyHidden>{text}</VisuallyHidden>;
  };
  return [
    {
      id: 'code',
      label: t('list.name'),
      width: 150,
      grows: true,
      isRowHeader: true,
      sortable: true,
      cell: (line) => once(line, (row) => nameOf(row) || t('list.noCode')),
    },
    {
      id: 'time',
      label: t('list.taken'),
      width: 132,
      sortable: true,
      cell: (line) => once(line, (row) => timeText(row.at_sampling_time)),
    },
    {
      id: 'island',
      label: t('list.island'),
      width: 130,
      sortable: true,
      cell: (line) => once(line, islandText),
    },
    {
      id: 'species',
      label: t('field.at_species'),
      width: 230,
      grows: true,
      sortable: true,
      cell: ({ row }) => (
        <span className={css.species}>
          <Shape toxicity={toxicityOf(row)} />
          <VisuallyHidden>{t(`toxicity.${toxicityOf(row)}`)}, </VisuallyHidden>
          {taxonText(row) === '' ? (
            <span className={css.quiet}>{t('form.notIdentified')}</span>
          ) : (
            <i lang="la">{taxonText(row)}</i>
          )}
        </span>
      ),
    },
    {
      id: 'test',
      label: t('field.at_toxicity_data'),
      width: 160,
      cell: ({ row }) => row.at_toxicity_data ?? '',
    },
    {
      id: 'cells',
      label: t('list.density'),
      width: 116,
      numeric: true,
      sortable: true,
      cell: ({ row }) => countText(row, t),
    },
    {
      id: 'water',
      label: t('list.water'),
      width: 84,
      numeric: true,
      sortable: true,
      cell: (line) => once(line, (row) => formatNumber(row.at_water_temperature)),
    },
    {
      id: 'depth',
      label: t('list.depth'),
      width: 84,
      numeric: true,
      sortable: true,
      cell: (line) => once(line, (row) => formatNumber(row.at_sampling_depth)),
    },
    {
      id: 'picture',
      label: t('list.picture'),
      width: 72,
      cell: ({ row, lead }) =>
        lead && row.at_sampling_picture && <Icon name="image" label={t('list.withPicture')} />,
    },
    ...OTHER_FIELDS.map(
      (field): GridColumn<Line> => ({
        id: field,
        label: words.label(field),
        width: 130,
        numeric: samplingField(field).kind === 'number',
        cell: (line) =>
          isOfSpecies(field)
            ? words.value(field, line.row[field])
            : once(line, (row) => words.value(field, row[field])),
      }),
    ),
  ];
}
