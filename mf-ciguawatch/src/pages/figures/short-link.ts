import { type CaseChoice, SHORT_NAMES, writeChoice, yearsOf } from '../../public-cases/cases-choice';
import { runsOf } from './runs';

const LONG = Object.entries(SHORT_NAMES);

/**
 * The shortest address that restores figures, whenever and wherever it is opened: years and country are
 * named, since those that a page starts with are others next year or in another installation.
 * @param at the part of the page to show first, and of a map its view
 */
export function shortLink(
  page: string,
  choice: CaseChoice,
  currentYear: number,
  { card, view }: { card?: string | undefined; view?: string | null } = {},
): string {
  const years = yearsOf(choice, currentYear);
  const params = writeChoice(new URLSearchParams(), { ...choice, years: years.length > 0 ? years : 'all' });
  if (!params.has('country') && !params.has('archipelago') && !params.has('island'))
    params.set('country', 'all');
  if (years.length > 0) params.set('years', runsOf(years, '-'));
  if (view) params.set('view', view);
  // Commas may stand in an address as they are; written as %2C they make it longer and harder to read.
  const parts = [...params].map(([name, text]) => {
    const short = LONG.find(([, long]) => long === name)?.[0] ?? name;
    return `${short}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
  });
  return `${page}?${parts.join('&')}${card ? `#${card}` : ''}`;
}
