import type { FishChoice, RiskPart } from '@ciguawatch/shared/domain/statistics/risk-parts';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { frenchGenitive } from '../../places/french-genitive';
import { locationName } from '../../places/names';
import { fishName } from '../case-map/filters/fish-search';
import css from './island-parts.module.css';

const RISK_PARTS: readonly RiskPart[] = ['fish', 'group', 'unnamed', 'other'];

/**
 * All reports of the island by the fish they name: a bar, and a list of counts that add up to the total.
 * Reports without a fish are highlighted, because they may be of the chosen one.
 */
export const IslandParts = observer(function IslandParts(props: {
  island: number;
  fish: FishChoice;
  answer: RiskAnswer;
}) {
  const { island, fish, answer } = props;
  const t = useT('ciguawatch');
  const place = frenchGenitive(locationName(island), language.code);
  const { parts, islandTotal } = answer;
  const text = (part: RiskPart): string => {
    if (part === 'fish') return fishName(fish);
    return t(`risk.part_${part}`, { count: parts[part], island: place });
  };
  // The chosen fish is listed even with a count of 0, other parts only when they have reports.
  const shown = RISK_PARTS.filter((part) => part === 'fish' || parts[part] > 0);
  return (
    <div className={css.total}>
      <h3>{t('risk.islandTotal', { count: islandTotal, island: place })}</h3>
      {islandTotal > 0 && (
        <>
          <div className={css.bar} aria-hidden="true">
            {shown.map(
              (part) =>
                parts[part] > 0 && (
                  <i key={part} data-part={part} style={{ flexGrow: parts[part] }} className={css.part} />
                ),
            )}
          </div>
          <ul className={css.parts}>
            {shown.map((part) => (
              <li key={part} data-part={part}>
                <i aria-hidden="true" data-part={part} className={css.part} />
                <b>{formatNumber(parts[part])}</b> <span>{text(part)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
