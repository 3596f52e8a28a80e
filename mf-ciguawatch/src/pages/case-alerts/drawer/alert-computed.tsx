import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { LARGE_MEAL } from '@ciguawatch/shared/domain/alerts/large-meal';
import { SAME_FISH_MEALS } from '@ciguawatch/shared/domain/alerts/same-fish';
import { daysOf } from '@ciguawatch/shared/domain/alerts/window';
import {
  formatDate,
  formatNumber,
  language,
  type Translate,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { Computed, type Input } from '../../../computed/computed';
import { specieName } from '../../../places/names';

const two = (value: number) => formatNumber(value, { maximumSignificantDigits: 2 });
const percent = (value: number) => formatNumber(value, { style: 'percent', maximumSignificantDigits: 2 });

function windowInput(t: Translate, { from, until }: AlertDetail): Input {
  const day = (date: string) => formatDate(date, 'medium', language.code);
  if (from === until) return ['window', t('computed.windowDay', { day: day(from) })];
  const days = daysOf({ from, until });
  return ['window', t('computed.windowOf', { from: day(from), until: day(until), days: formatNumber(days) })];
}

/** What is usual on the island, from its own months and those of its country. */
function usualInputs(t: Translate, { expected, probability, inputs }: AlertDetail): Input[] {
  if (inputs === null) return [];
  const { observed, meals, taught, country, share, dispersion } = inputs;
  const numbers = { observed: formatNumber(observed), meals: formatNumber(meals) };
  return [
    ...(expected === null ? [] : [['expected', two(expected)] as const]),
    ...(probability === null ? [] : [['chance', percent(probability)] as const]),
    ['baseline', t('computed.baselineOf', numbers)],
    ['weighted', t('computed.weightedOf', { meals: two(taught.meals), months: two(taught.months) })],
    [
      'country',
      t('computed.countryOf', { value: two(country.shape / country.rate), months: two(country.rate) }),
    ],
    ['share', t('computed.shareOf', { share: percent(share) })],
    ['dispersion', two(dispersion)],
  ];
}

/** What the rule of an alert counted, and what it compared that with. */
function inputsOf(t: Translate, alert: AlertDetail): Input[] {
  const { rule, observed, counted, threshold, specie_id } = alert;
  const limit = (count: number): Input => ['threshold', t('computed.from', { count: formatNumber(count) })];
  if (rule === 'large_meal')
    return [
      ['counted', t('computed.people', { count: observed })],
      ['reports', formatNumber(counted)],
      limit(LARGE_MEAL),
      ['chance', t('computed.chanceSingle')],
    ];
  if (rule === 'same_fish')
    return [
      ['counted', t('computed.unrelated', { count: observed })],
      ...(specie_id === null ? [] : [['fish', specieName(specie_id)] as const]),
      limit(SAME_FISH_MEALS),
      ['chance', t('computed.chanceNone')],
    ];
  if (rule === 'pooled')
    return [['counted', t('computed.meals', { count: observed })], ...usualInputs(t, alert)];
  return [
    ['counted', t('computed.cases', { count: observed })],
    ...(threshold === null
      ? []
      : ([
          ['threshold', t('computed.above', { count: formatNumber(threshold) })],
          ['chance', t('computed.chanceThreshold')],
        ] as const)),
  ];
}

/** "How is this computed?" of one alert, with its own numbers; `history` raises no more and has no rule to show. */
export const AlertComputed = observer(function AlertComputed({ alert }: { alert: AlertDetail }) {
  const t = useT('computed');
  const { rule } = alert;
  if (rule === 'history') return null;
  return (
    <Computed
      rule={rule}
      inputs={[windowInput(t, alert), ...inputsOf(t, alert)]}
      {...(alert.inputs && { note: t('computed.asOfToday') })}
    />
  );
});
