import { auditTexts } from '../audit/texts';
import { userTexts } from '../users/texts';

/** Resolves when the texts of an account and of its history have loaded. */
export const userPageTexts = Promise.all([userTexts, auditTexts]).then(() => undefined);
