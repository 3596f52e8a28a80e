import { fetchFigures } from './fetch-figures';
import { SummaryStore } from './summary-store';

/** The figures of home, kept while the page lives so that coming back shows them at once. */
export const summaryStore = new SummaryStore(fetchFigures);
