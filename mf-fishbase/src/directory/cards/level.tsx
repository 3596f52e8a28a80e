import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { RiskLine } from '@ciguawatch/shared/ui/art/risk-level';
import { observer } from 'mobx-react-lite';
import type { Product } from '../../product/reports';
import { directory } from '../directory';
import css from './level.module.css';

interface Props extends Product {
  /** number of reports; omit it if it is shown next to the level */
  count?: number;
}

/** How often a product is reported: pips, words and number. It must never say "safe" or "toxic". */
export const Level = observer(function Level({ kind, id, count = 0 }: Props) {
  const t = useT('directory');
  if (!directory.isRated) return <p className={css.level} />;
  const { level } = directory.levelOf({ kind, id });
  return (
    <RiskLine level={level} size="sm" className={css.level}>
      <b>{t(`level.${level}`)}</b>
      {count > 0 && <span>{t('list.reports', { count })}</span>}
    </RiskLine>
  );
});
