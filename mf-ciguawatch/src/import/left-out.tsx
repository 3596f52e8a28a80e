import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import type { OmittedColumn } from './columns';
import css from './import.module.css';
import './texts';

/** Most columns that are named one by one. */
const NAMED = 12;

/** The question about columns with values that would not be stored; nothing where there are none. */
export function LeftOutQuestion({
  leftOut,
  onLeave,
}: {
  leftOut: readonly OmittedColumn[];
  /** a person agreed that these are left out */
  onLeave: (left: readonly OmittedColumn[]) => void;
}) {
  const t = useT('import');
  if (leftOut.length === 0) return null;
  return (
    <fieldset className={css.sheets}>
      <legend>{t('import.leftOutAsked', { count: leftOut.length })}</legend>
      <ul className={css.faults}>
        {leftOut.slice(0, NAMED).map((one) => (
          <li key={one.column}>
            {t(one.isDouble ? 'import.leftOutDouble' : 'import.leftOutColumn', {
              head: one.head || t('import.noHead', { number: one.column + 1 }),
              count: one.count,
              example: one.example,
            })}{' '}
            <Button size="sm" onPress={() => onLeave([one])}>
              {t('import.leave', { count: 1 })}
            </Button>
          </li>
        ))}
      </ul>
      {leftOut.length > 1 && (
        <Button size="sm" onPress={() => onLeave(leftOut)}>
          {t('import.leave', { count: leftOut.length })}
        </Button>
      )}
    </fieldset>
  );
}
