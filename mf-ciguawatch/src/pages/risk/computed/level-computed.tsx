import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { Computed, type Input } from '../../../computed/computed';
import { numbersOfPlace } from '../../../places/country-numbers';
import { locationName } from '../../../places/names';
import { islandLevel, islandResidents } from '../place-level';

interface Props {
  island: number;
  years: readonly number[];
  reported: { count: number; withResidents: number };
}

/** How the level of a fish at an island came about: its reports, the residents, the years observed and the limits. */
export const LevelComputed = observer(function LevelComputed({ island, years, reported }: Props) {
  const t = useT('computed');
  const numbers = numbersOfPlace(island);
  const of = islandResidents(island, years);
  const { rate } = islandLevel(island, years, reported);
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  // As the sentence beside the level writes them: 0.006 is not “from 0”.
  const rateNumber = (value: number) => formatNumber(value, { maximumSignificantDigits: 2 });
  const inputs: Input[] = [['reports', t('computed.rowsOf', { count: reported.count })]];
  if (of && rate) {
    const census = collections.location.get(island)?.population?.year;
    const limits = {
      sometimes: number(numbers.riskRateSometimes),
      often: number(numbers.riskRateOften),
      very: number(numbers.riskRateVery),
    };
    inputs.push(
      ['reportsUnit', t('computed.rowsOf', { count: reported.withResidents })],
      [
        'residents',
        t('computed.censusOf', {
          residents: number(of.residents),
          census: String(census ?? ''),
          islands: of.islands.map(locationName).join(', '),
        }),
      ],
      ['years', number(of.years)],
      [
        'rates',
        t('computed.rateOf', {
          rate: rateNumber(rate.rate),
          low: rateNumber(rate.low),
          high: rateNumber(rate.high),
        }),
      ],
      ['limits', t('computed.limitsRate', limits)],
    );
  } else
    inputs.push(
      ['residents', t('computed.residentsUnknown')],
      [
        'limits',
        t('computed.limitsCount', { often: number(numbers.riskOften), very: number(numbers.riskVery) }),
      ],
    );
  return <Computed rule="risk" inputs={inputs} />;
});
