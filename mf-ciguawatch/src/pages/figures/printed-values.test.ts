import { setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ChartData } from '@ciguawatch/shared/ui/charts/chart-data';
import './texts';
import { withPrintedValues } from './printed-values';

// Mocked, because drawing needs a real browser.
jest.mock('@ciguawatch/shared/ui/charts/paper-chart', () => ({ PaperChart: () => null }));

beforeEach(async () => {
  setLanguage('en_US');
  await textsReady();
});

const data: ChartData = {
  heading: 'Sex',
  categories: ['Woman', 'Unknown'],
  series: [{ label: 'Cases', colour: 'series', values: [40, 8] }],
  extra: [{ label: '% of 90', values: [44.4, ''] }],
};

test('printed values have their share and its base', () => {
  expect(withPrintedValues(data)).toEqual({
    data: { ...data, written: ['40 (44.4%)', '8'] },
    base: 'Shares of the answers: % of 90',
  });
});

test('printed values with a base of their own have it beside them', () => {
  const graded = {
    ...data,
    series: [...data.series, { label: 'Strong', colour: 'sev-3' as const, values: [2, 0] }],
    extra: [
      { label: 'Answers', values: [322, 299] },
      { label: 'Share', values: [13, 2.7] },
    ],
  };
  expect(withPrintedValues(graded).data.written).toEqual(['42 of 322', '8 of 299']);
});

test('figures without shares are printed unchanged', () => {
  expect(withPrintedValues({ ...data, extra: [] })).toEqual({ data: { ...data, extra: [] }, base: '' });
});

test('a chart’s own text for paper takes precedence over its shares', () => {
  const paper = { values: ['40 (44 %, 34–55)', '8'], note: 'In brackets: 95 % interval' };
  expect(withPrintedValues({ ...data, paper })).toEqual({
    data: { ...data, paper, written: paper.values },
    base: 'In brackets: 95 % interval',
  });
});
