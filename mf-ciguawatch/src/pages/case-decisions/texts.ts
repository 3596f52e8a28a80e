import '../../texts';
import { caseFilterTexts } from '../../case-filter/texts';
import { decisionTexts } from '../../decisions/texts';

/** Resolves when the texts of the log and those that say filters are loaded. */
export const logTexts = Promise.all([decisionTexts, caseFilterTexts]).then(() => undefined);
