import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import type { Words } from '../frame/words';
import type { Figures } from './figures';

/** What the pages for everybody are made of. */
export interface About {
  words: Words;
  /** id of a country, 1 to 22 */
  country: number;
  /** its name in the language of the page */
  land: string;
  /** Figures of home, as everybody reads them. */
  summary: Summary;
  figures: Figures;
}
