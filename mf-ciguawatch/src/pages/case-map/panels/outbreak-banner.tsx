import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { thresholdIn } from '../../../places/country-numbers';
import { locationName } from '../../../places/names';
import css from '../page.module.css';
import { useOutbreakStatus } from './use-outbreak-status';

interface OutbreakBannerProps {
  outbreaks: readonly IslandMonth[];
  onCentre: (island: number) => void;
}

/** Identifies what a person closed: the banner reappears when a count grows or another island is in alert. */
const outbreaksKey = (outbreaks: readonly IslandMonth[]) =>
  outbreaks.map(({ island, year, month, count }) => `${island}/${year}/${month}/${count}`).join(' ');

/**
 * Closable banner on the largest outbreak of the month, with what it is worth so far.
 * @param outbreaks largest first
 */
export const OutbreakBanner = observer(function OutbreakBanner({ outbreaks, onCentre }: OutbreakBannerProps) {
  const t = useT('ciguawatch');
  const [closed, setClosed] = useState('');
  const [largest] = outbreaks;
  const sign = outbreaksKey(outbreaks);
  const standing = useOutbreakStatus(largest);
  if (!largest || closed === sign) return null;
  const { island, month, year, count } = largest;
  const when = formatMonth(month, year, 'long', language.code);
  const more = outbreaks.length - 1;
  return (
    <div className={css.outbreak}>
      <Banner tone="danger" role="alert" onClose={() => setClosed(sign)}>
        <b>
          <NameText>{t('map.outbreak', { place: locationName(island), count, month: when })}</NameText>
        </b>{' '}
        {t('map.threshold', thresholdIn({ islands: [island] }))}{' '}
        {standing && `${t(`map.verdict_${standing}`)} `}
        {more > 0 && `${t('map.moreAlerts', { count: more })} `}
        <TextButton size="sm" className={css.link} onPress={() => onCentre(island)}>
          {t('map.centre')}
        </TextButton>
      </Banner>
    </div>
  );
});
