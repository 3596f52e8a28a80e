/** A month in words, such as March 2026. */
export const monthName = (year: number, month: number, language: string): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, 15));
