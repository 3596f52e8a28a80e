import { NEWEST_FIRST } from '@ciguawatch/shared/domain/case-list/sort';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { Popover } from '@ciguawatch/shared/ui/overlay/popover';
import { observer } from 'mobx-react-lite';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { filterText } from '../../../case-filter/field-labels';
import { FILTER_FIELDS } from '../../../case-filter/filter-field';
import { type CaseListQuery, withFilter } from '../../../case-filter/query-address';
import { useLabels } from '../../case-report/labels/use-labels';
import { filterLabel } from '../list/case-columns';
import { FilterPanel } from './filter-panel';
import css from './filters.module.css';
import { WordsField } from './words-field';

/** Functions that keyboard shortcuts call: focus the search field, open the filter panel. */
export interface FilterBarHandle {
  search: () => void;
  filter: () => void;
}

interface Props {
  query: CaseListQuery;
  /** @param keep whether the previous URL stays in the browser history */
  onChange: (query: CaseListQuery, keep: boolean) => void;
  handle: Ref<FilterBarHandle>;
}

/** Search field and one chip for each active filter; pressing a chip opens the filter for editing. */
export const FilterBar = observer(function FilterBar({ query, onChange, handle }: Props) {
  const t = useT('caseList');
  const w = useT('caseFilter');
  const labels = useLabels();
  const search = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState('review_state');
  useImperativeHandle(
    handle,
    () => ({ search: () => search.current?.focus(), filter: () => setOpen(true) }),
    [],
  );
  const change = (filter: CaseListQuery['filter']) => onChange({ ...query, filter }, true);
  const edit = (id: string) => {
    setAt(id);
    setOpen(true);
  };
  return (
    <div className={css.bar}>
      <WordsField
        inputRef={search}
        words={query.search}
        onWords={(words) => onChange({ ...query, search: words }, false)}
      />
      {FILTER_FIELDS.map((field) => {
        const text = filterText(field, query.filter, labels);
        if (text === null) return null;
        const name = t('filter.chip', { field: filterLabel(field.id, labels), text });
        return (
          <Chip
            key={field.id}
            isOn
            removeLabel={name}
            onRemove={() => change(withFilter(query.filter, field.id, null))}
          >
            <button type="button" className={css.name} onClick={() => edit(field.id)}>
              {name}
            </button>
          </Chip>
        );
      })}
      {query.newerThan !== '' && (
        <Chip isOn onRemove={() => onChange({ ...query, newerThan: '' }, true)}>
          {w('filter.newer', { when: formatInstant(query.newerThan, undefined, 'short') })}
        </Chip>
      )}
      {query.deleted && (
        <Chip
          isOn
          icon="trash"
          onRemove={() => onChange({ ...query, deleted: false, sort: NEWEST_FIRST }, true)}
        >
          {w('filter.deleted')}
        </Chip>
      )}
      <Button
        ref={trigger}
        size="sm"
        icon="plus"
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="F"
        onPress={() => setOpen(!open)}
      >
        {t('filter.add')}
      </Button>
      <Popover isOpen={open} onClose={() => setOpen(false)} triggerRef={trigger} label={t('filter.title')}>
        <FilterPanel
          at={at}
          onAt={setAt}
          filter={query.filter}
          onChange={change}
          onDone={() => setOpen(false)}
        />
      </Popover>
    </div>
  );
});
