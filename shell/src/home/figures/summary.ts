import { fetchFigures } from './fetch-figures';
import { SummaryStore } from './summary-store';

/** The figures of home, kept as long as the page lives, so that returning to home shows them at once. */
export const summaryStore = new SummaryStore(fetchFigures);
