import { formatNumber } from '../../../runtime/i18n/i18n';
import { cx } from '../../foundation/cx';
import { useUiT } from '../../foundation/ui-texts';
import css from './field.module.css';

/** Used and allowed characters, "161 of 4,000"; in the error colour when exceeded. */
export function CharacterCount({ used, max }: { used: number; max: number }) {
  const t = useUiT();
  return (
    <span className={cx(css.help, css.count, used > max && css.over)}>
      {t('field.characters', { used: formatNumber(used), max: formatNumber(max) })}
    </span>
  );
}
