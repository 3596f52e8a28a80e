import { riskLevel } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { RiskLine } from '@ciguawatch/shared/ui/art/risk-level';
import { observer } from 'mobx-react-lite';
import { directory } from '../directory';
import css from './level.module.css';

/**
 * How often a product is reported: pips, words and the number, never "safe" or "toxic".
 * @param bare without the number, where it stands beside
 */
export const Level = observer(function Level({ count, bare = false }: { count: number; bare?: boolean }) {
  const t = useT('directory');
  if (!directory.counted) return <p className={css.level} />;
  const level = riskLevel(count, countryNumbers());
  return (
    <RiskLine level={level} size="sm" className={css.level}>
      <b>{t(`level.${level}`)}</b>
      {count > 0 && !bare && <span>{t('list.reports', { count })}</span>}
    </RiskLine>
  );
});
