import type { CaseChoice } from './cases-choice';

/** The only chosen country as a query of the pages without scripts; '' lets these take the country of the portal. */
export const countryQuery = ({ countries }: Pick<CaseChoice, 'countries'>): string =>
  countries.length === 1 ? `country=${countries[0]}` : '';
