import type { Formats } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { formatDate, formatInstant, formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Number and date formats of an interface language (`fr_FR`), with the settings of this device. */
export const formatsOf = (language: string): Formats => ({
  number: (value, options) => formatNumber(value, options, language),
  date: (date) => formatDate(date, 'long', language),
  instant: (at) => formatInstant(at, undefined, 'long', language),
});
