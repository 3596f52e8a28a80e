import { type MonthOf, monthsOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { type Html, html } from '../frame/html';
import type { Words } from '../frame/words';
import type { SubjectFigures } from './subject-figures';

const WIDTH = 384;
const HEIGHT = 120;
/** Height below the bars, for the years. */
const FOOT = 22;
const TOP = 16;

/** What the bars count, and how the picture is told. */
const COUNTED = {
  reports: { key: 'reports', title: 'plain.pictureTitle', most: 'plain.pictureMost' },
  people: { key: 'cases', title: 'plain.picturePeople', most: 'plain.pictureMostPeople' },
} as const;

/**
 * Reports or people ill by month of some years as bars, unobserved months as grey ground; no script and no style in it.
 * @param counted in the statistics the months count people, on the page of an island reports
 */
export function monthsPicture(
  { p, formats }: Words,
  {
    years,
    recent,
    spans,
    now,
  }: Pick<SubjectFigures, 'years' | 'spans' | 'now'> & {
    recent: Pick<SubjectFigures['recent'], 'months'>;
  },
  counted: keyof typeof COUNTED = 'reports',
): Html {
  const { key, ...said } = COUNTED[counted];
  const first = years[0] ?? now.year;
  const step = WIDTH / (years.length * 12);
  const x = ({ year, month }: MonthOf) => ((year - first) * 12 + month - 1) * step;
  const most = Math.max(0, ...recent.months.map((one) => one[key]));
  const height = (count: number) => Math.round(((HEIGHT - TOP) * count) / Math.max(1, most));
  const bars = recent.months
    .map((one) => {
      const tall = height(one[key]);
      return `M${x(one) + 1} ${HEIGHT}v-${tall}h${step - 2}v${tall}z`;
    })
    .join('');
  const gaps = spans
    .filter(({ observed }) => !observed)
    .map((span) => `M${x(span.from)} ${TOP}h${monthsOf(span) * step}V${HEIGHT}H${x(span.from)}z`)
    .join('');
  const from = String(first);
  const to = String(years.at(-1));
  const told = [
    p(said.title, { from, to }),
    p(said.most, { count: most, number: formats.number(most) }),
    gaps && p('plain.pictureGap'),
  ];
  // Spaces keep the numbers apart in browsers of text.
  return html`<figure><svg class="mo" viewBox="0 0 ${WIDTH} ${HEIGHT + FOOT}" role="img" aria-label="${told.filter(Boolean).join(' ')}">${
    gaps && html`<path class="ga" d="${gaps}"/>`
  }${bars && html`<path class="ba" d="${bars}"/>`}<path class="ax" d="M0 ${HEIGHT}.5h${WIDTH}"/>${years.map(
    (year) => html`<text x="${x({ year, month: 1 }) + 2}" y="${HEIGHT + FOOT - 5}">${year}</text> `,
  )}${most > 0 && html`<text x="2" y="12">${formats.number(most)}</text> `}</svg><figcaption class="h">${told.filter(Boolean).join(' ')}</figcaption></figure>`;
}
