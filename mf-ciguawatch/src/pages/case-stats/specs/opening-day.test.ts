import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import domain from '@ciguawatch/shared/domain/locales/en_US.json';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { addMessages, formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { caseRow, caseRows } from '@ciguawatch/shared/testing/cases';
import english from '../../../../locales/en_US.json';
import { persistenceSpec } from './answer-specs';
import { type ChartLabels, emptyChartText } from './chart-specs';
import { agesSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec } from './choice-specs';
import { peopleWords } from './people-words';
import { rankedSpecs } from './ranked-specs';
import { symptomsSpec } from './symptoms-spec';

// On the day a portal opens it holds imported events that give a month and an island, and nothing else.

/** Events without answers, of which `withheld` hide what people told. */
function labelsOf(count: number, withheld = 0): ChartLabels {
  const figures = statisticsOf(packRows(caseRows(count, {})), {});
  return {
    figures: { ...figures, withheld: { ...figures.withheld, person: withheld, profile: withheld } },
    t: (key, vars) => translate('ciguawatch', key, vars),
    d: (key, vars) => translate('domain', key, vars),
    number: formatNumber,
    period: '2023 to 2026',
    list: (names) => names.join(', '),
    percent: (share) => `${Math.round(share * 100)} %`,
    month: (month, year) => `${year}-${month}`,
    specie: (id) => `species ${id}`,
    phenotype: (id) => `group ${id}`,
    island: (id) => `island ${id}`,
    threshold: () => ({ threshold: '5', count: 5 }),
    rateAlert: 100,
  };
}

beforeEach(() => {
  addMessages('ciguawatch', { en_US: english });
  addMessages('domain', { en_US: domain });
});

const specsOf = (labels: ChartLabels) => [
  ...[persistenceSpec, agesSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec, symptomsSpec].map((spec) =>
    spec(labels),
  ),
  rankedSpecs(labels).species,
  rankedSpecs(labels).phenotypes,
];

test('charts of what no event says name no leader, no share and no number of nothing', () => {
  for (const { sentence, count, data } of specsOf(labelsOf(214))) {
    expect(sentence).toBe('None of these 214 reports gives this');
    expect(count).toBeUndefined();
    const headers = (data.extra ?? []).map(({ label }) => label);
    expect(headers.filter((label) => /% of 0/.test(label))).toEqual([]);
    expect(data.intervals ?? []).toEqual([]);
  }
});

test('a chart speaks of the reports that show its column, and of none where all withhold it', () => {
  expect(gendersSpec(labelsOf(214, 123)).sentence).toBe('None of these 91 reports gives this');
  // The species is never withheld.
  expect(rankedSpecs(labelsOf(214, 123)).species.sentence).toBe('None of these 214 reports gives this');
  expect(emptyChartText(labelsOf(3, 3), 'gender')).toBe('Withheld on all of these 3 reports');
  expect(emptyChartText(labelsOf(0), 'gender')).toBe('No cases match these filters');
});

test('a chart of what some events say keeps its shares and its count', () => {
  const labels = labelsOf(2);
  const figures = statisticsOf(packRows([caseRow({ gender: 'F', specie_id: 1 }), caseRow({})]), {});
  expect(gendersSpec({ ...labels, figures }).data.extra?.[0]).toEqual({ label: '% of 1', values: [100, ''] });
  expect(rankedSpecs({ ...labels, figures }).species.count).toBe('1 of 1');
});

test('the people of reports that count nobody are "at least" in the sentence too', () => {
  const { t, figures } = labelsOf(214);
  expect(peopleWords(figures, t).say(figures.people)).toBe('At least 214 people ill.');
  const alone = statisticsOf(packRows([caseRow({ mass_poisoning: 'N' as never, mass_poisoning_nb: 1 })]), {});
  expect(peopleWords({ meals: { ...alone.meals, unknown: 0 }, mealsAtLeast: 0 }, t).say(1)).toBe(
    '1 person ill.',
  );
});
