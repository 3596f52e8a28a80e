import '../../texts';
import { decisionTexts } from '../../decisions/texts';
import { listTexts } from '../case-list/texts';

/** Resolves when the texts of the log and those of the list's filters are loaded. */
export const logTexts = Promise.all([decisionTexts, listTexts]).then(() => undefined);
