import { ACTION_TYPES, OBJECT_TYPES } from '@ciguawatch/shared/domain/codes/revision-codes';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';
import type { Queue } from './use-queue';

/** Filters of the queue: kind of object, kind of change, author. */
export const Filters = observer(function Filters({ queue }: { queue: Queue }) {
  const t = useT('revisions');
  const { filter, narrow, page } = queue;
  const authors = page?.authors ?? [];
  return (
    <div className={css.filters}>
      <Select
        label={t('filter.object')}
        hideLabel
        placeholder={t('filter.anyObject')}
        value={filter.object_type ?? null}
        options={OBJECT_TYPES.map((id) => ({ id, label: t(`filter.${id}`) }))}
        onChange={(id) => narrow({ object_type: id as typeof filter.object_type })}
      />
      <Select
        label={t('filter.action')}
        hideLabel
        placeholder={t('filter.anyAction')}
        value={filter.actionType ?? null}
        options={ACTION_TYPES.map((id) => ({ id, label: t(`action.${id}`) }))}
        onChange={(id) => narrow({ actionType: id as typeof filter.actionType })}
      />
      <Select
        label={t('filter.author')}
        hideLabel
        placeholder={t('filter.anyAuthor')}
        value={filter.user ? String(filter.user) : null}
        options={authors.map(({ id, name }) => ({ id: String(id), label: name }))}
        onChange={(id) => narrow({ user: id === null ? null : Number(id) })}
      />
    </div>
  );
});
