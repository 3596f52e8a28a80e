import type { CaseListFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import { FILTER_FIELDS, filterField } from '../../../case-filter/filter-field';
import { withFilter } from '../../../case-filter/query-address';
import { useLabels } from '../../case-report/labels/use-labels';
import { filterLabel } from '../list/case-columns';
import { FieldEditor } from './field-editor';
import css from './filters.module.css';

interface Props {
  /** id of the field whose filter is being edited */
  at: string;
  onAt: (id: string) => void;
  filter: CaseListFilter;
  onChange: (filter: CaseListFilter) => void;
  onDone: () => void;
}

/** Popover that edits the filter of one field at a time. */
export const FilterPanel = observer(function FilterPanel({ at, onAt, filter, onChange, onDone }: Props) {
  const t = useT('caseList');
  const labels = useLabels();
  const field = filterField(at);
  return (
    <div className={css.panel} data-density="compact">
      <Select
        label={t('filter.field')}
        noEmpty
        value={at}
        onChange={(id) => id && onAt(id)}
        options={FILTER_FIELDS.map(({ id }) => ({ id, label: filterLabel(id, labels) }))}
      />
      {field && (
        <FieldEditor
          key={at}
          field={field}
          text={filter[field.id]}
          labels={labels}
          onChange={(text) => onChange(withFilter(filter, field.id, text))}
        />
      )}
      <Button size="sm" onPress={onDone}>
        {t('filter.done')}
      </Button>
    </div>
  );
});
