/**
 * Replaces shared/api/schemas/report-answers.ts in bundles, where no schema is used: otherwise the
 * definition of every field would be part of each page.
 */
export const reportAnswers = {};
export const contactAnswers = {};
