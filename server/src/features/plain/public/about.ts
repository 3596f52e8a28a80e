import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Words } from '../frame/words';
import type { Figures } from './figures';
import type { Silence } from './silence';

/** What every public page without scripts is made from. */
export interface PublicPageData {
  words: Words;
  /** country id, 1 to 22 */
  country: number;
  /** name of the country in the language of the page */
  land: string;
  /** Counts of the home page. */
  summary: Summary;
  figures: Figures;
  silence: Silence;
}
