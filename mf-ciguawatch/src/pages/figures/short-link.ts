import { type CaseChoice, SHORT_NAMES, writeChoice, yearsOf } from '../../public-cases/cases-choice';
import { runsOf } from './runs';

const SHORT_NAME_ENTRIES = Object.entries(SHORT_NAMES);

/**
 * The shortest link that shows the same figures at any time and in any installation: years and country are
 * explicit, because their defaults change with the year and the installation.
 * @param at `card`: the part of the page to show first; `view`: the view of a map
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
  // Commas are legal in a query; encoded as %2C they would make the link longer and harder to read.
  const parts = [...params].map(([name, text]) => {
    const short = SHORT_NAME_ENTRIES.find(([, long]) => long === name)?.[0] ?? name;
    return `${short}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
  });
  return `${page}?${parts.join('&')}${card ? `#${card}` : ''}`;
}
