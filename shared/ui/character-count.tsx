import { formatNumber } from '../runtime/i18n';
import { cx } from './cx';
import css from './field.module.css';
import { useUiT } from './ui-texts';

/** "161 of 4,000", in the error colour once the limit is passed. */
export function CharacterCount({ used, max }: { used: number; max: number }) {
  const t = useUiT();
  return (
    <span className={cx(css.help, css.count, used > max && css.over)}>
      {t('field.characters', { used: formatNumber(used), max: formatNumber(max) })}
    </span>
  );
}
