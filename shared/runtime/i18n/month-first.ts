import { writesMonthFirst } from '../../domain/time/month-first';
import { language } from './language';

/**
 * Whether dates on this device are shown with the month before the day.
 * @param code language of the page, fr_FR
 * @param tags languages of the device, the preferred first
 */
export const isMonthFirst = (code = language.code, tags: readonly string[] = navigator.languages): boolean =>
  writesMonthFirst(code, tags);
