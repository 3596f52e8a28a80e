import { type FramedChart, isFramedChart } from '@ciguawatch/shared/domain/statistics/framed-charts';
import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { frameCode } from '@ciguawatch/shared/domain/text/frame-code';
import { readerLanguages, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { CaseChoice } from '../../public-cases/cases-choice';
import { copyText } from '../figures/copy-text';

/** The card whose chart is the list of the same islands. */
const DRAWN_AS: Readonly<Record<string, FramedChart>> = { map: 'islands' };

/**
 * The chart that a frame shows with the figures of a card: those of one country in consecutive years, in its public
 * reports. Null for others, whose frame would show other figures than the card.
 */
export function framedChart(
  card: string,
  { countries, years, archis, islands, months, species, phenotypes, meal, alerts }: CaseChoice,
): FramedChart | null {
  const isWhole =
    countries.length === 1 &&
    !alerts &&
    meal === 'all' &&
    [archis, islands, months, species, phenotypes].every((list) => list.length === 0);
  const isSpan = typeof years === 'string' || years.every((year, i) => year === (years[0] as number) + i);
  const chart = DRAWN_AS[card] ?? card;
  return isWhole && isSpan && isFramedChart(chart) ? chart : null;
}

/** Code that shows a chart on another site; one of the latest four years follows the calendar there. */
export function chartFrameCode(
  chart: FramedChart,
  title: string,
  { countries, years }: Pick<CaseChoice, 'countries' | 'years'>,
  portal: string,
): string {
  const span = years === 'latest' ? '' : `&years=${years === 'all' ? years : `${years[0]}-${years.at(-1)}`}`;
  const lang = prefersFrench(readerLanguages()) ? 'fr' : 'en';
  const address = `/embed/chart/${chart}?country=${countries[0]}${span}&lang=${lang}`;
  return frameCode(window.location.origin + address, `${portal}, ${title}`);
}

/** The entry of a card's menu that copies this code; nothing where no frame shows its figures. */
export function embedOf(
  card: { id: string; title: string },
  choice: CaseChoice,
  t: Translate,
): { label: string; onCopy: () => void } | undefined {
  const chart = framedChart(card.id, choice);
  if (chart === null) return undefined;
  const copy = () =>
    copyText(chartFrameCode(chart, card.title, choice, t('stats.portal')), t('stats.embedCopied'), t);
  return { label: t('stats.embed'), onCopy: () => void copy() };
}
