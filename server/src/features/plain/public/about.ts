import type { RecoveryFigures, Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Observed } from '@ciguawatch/shared/domain/statistics/coverage';
import type { Html } from '../frame/html';
import type { Words } from '../frame/words';
import type { Figures } from './figures';
import type { Silence } from './silence';

/** What every public page without scripts is made from. */
export interface PublicPageData {
  words: Words;
  /** country id */
  country: number;
  /** name of the country in the language of the page */
  land: string;
  /** Counts of the home page. */
  summary: Summary;
  /** How many people of the country are still ill later. */
  recovery: RecoveryFigures;
  figures: Figures;
  silence: Silence;
  coverage: readonly Observed[];
  /** address of the portal, without a slash at its end */
  base: string;
  /** Query of the address. */
  asked: PageQuery;
}

/** Query of a public page; each page reads what it needs. */
export interface PageQuery {
  lang?: string;
  country?: string;
  island?: string;
  fish?: string;
}

/** A public page: its title and content. */
export type PublicPage = (about: PublicPageData) => PageContent | Promise<PageContent>;

interface PageContent {
  title: string;
  content: Html;
}
