/**
 * Stands in for the schemas of a report's answers (shared/api/schemas/report-answers.ts) in what people
 * download, where no schema is read: without it the definition of every field would travel with each page.
 */
export const reportAnswers = {};
export const contactAnswers = {};
