import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import type { Sort } from '../choice';
import css from './heads.module.css';

interface Props {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

const SORTABLE_HEADS = ['local', 'common', 'scientific', 'reports'] as const;

/** Column headers that sort a list; by number of reports is the default. */
export function Heads({ sort, onSort }: Props) {
  const t = useT('directory');
  return (
    <fieldset className={css.heads}>
      <legend className={css.legend}>{t('column.sort')}</legend>
      {SORTABLE_HEADS.map((head) => {
        const by = head === 'reports' ? null : head;
        const on = sort === by;
        return (
          <button key={head} type="button" aria-pressed={on} onClick={() => onSort(by)}>
            {t(`column.${head}`)}
            <Icon name={on ? (by ? 'arrow-up' : 'arrow-down') : 'chevrons-up-down'} size={15} />
          </button>
        );
      })}
    </fieldset>
  );
}
