import type { FishChoice, RiskPart } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { shownParts } from '@ciguawatch/shared/domain/statistics/risk-words';
import type { RiskAnswer } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import { formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import { fishName } from '../case-map/filters/fish-search';
import css from './island-parts.module.css';

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
  const place = frenchGenitive(locationName(island), readerLanguages());
  const { parts, islandTotal } = answer;
  const text = (part: RiskPart): string => {
    if (part === 'fish') return fishName(fish);
    return t(`risk.part_${part}`, { count: parts[part], island: place });
  };
  const shown = shownParts(parts);
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
