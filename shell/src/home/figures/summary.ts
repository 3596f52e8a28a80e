import { fetchFigures } from './fetch-figures';
import { SummaryStore } from './summary-store';

/** Figures of home, kept until the page is reloaded, so that returning to home shows them at once. */
export const summaryStore = new SummaryStore(fetchFigures);
