import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { standsAtMeal } from '@ciguawatch/shared/domain/pairs/meal-facts';
import { formatDate, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../../places/names';

/**
 * Name of a meal: the island and the date of its first report that has them. Call it inside an observer, because
 * names of places load later.
 */
export function mealName(reports: readonly CaseFull[], t: Translate): string {
  const standing = reports.filter(standsAtMeal);
  const said = standing.length > 0 ? standing : reports;
  const place = said.map((one) => one.case_island ?? one.case_location_id).find((id) => id !== null);
  const date = said.map((one) => one.case_eventdate).find((one) => one !== null);
  const names = {
    place: place == null ? '' : locationName(place),
    date: date == null ? '' : formatDate(date, 'long'),
  };
  if (names.place && names.date) return t('mealPage.heading', names);
  if (names.place) return t('mealPage.headingPlace', names);
  return names.date ? t('mealPage.headingDate', names) : t('mealPage.title');
}
