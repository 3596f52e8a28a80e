import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { reasonLine, reasonsOf } from '../pages/case-pairs/reason-text';
import css from './review-card.module.css';

interface Props {
  /** id of the case whose pairs these are */
  id: number;
  pairs: readonly PairItem[];
}

/** Pairs proposed for a case, with how sure they are, what speaks for and against them, and a link to decide. */
export function PairLines({ id, pairs }: Props) {
  const t = useT('reviewCard');
  const p = useT('ciguawatch');
  return (
    <ul className={css.pairs}>
      {pairs.map((pair) => {
        const other = String(pair.low === id ? pair.high : pair.low);
        const { pro, contra } = reasonsOf(pair.evidence, pair.kind, p);
        const percent = formatNumber(Math.round(pair.probability * 100));
        return (
          <li key={pair.id}>
            <p>{t(`card.pair_${pair.kind ?? 'meal'}`, { id: other, percent })}</p>
            {pro.length > 0 && <p className={css.quiet}>{`+ ${reasonLine(pro)}`}</p>}
            {contra.length > 0 && <p className={css.quiet}>{`− ${reasonLine(contra)}`}</p>}
            <CrossLink to={`/ciguawatch/case/pairs?pair=${pair.id}`}>
              {t('card.compare', { id: other })}
            </CrossLink>
          </li>
        );
      })}
    </ul>
  );
}
