import { auditTexts } from '../audit/texts';
import { userTexts } from '../users/texts';

/** Settles when the words of an account and of its history can be read. */
export const userPageTexts = Promise.all([userTexts, auditTexts]).then(() => undefined);
