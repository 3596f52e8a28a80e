import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { deviceDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { allCountries, countryName } from '../../people/countries';

/** Number of countries named in a cell; further ones are counted. */
const MAX_NAMED_COUNTRIES = 2;

/** The managed countries as a short text. */
export function countriesText(countries: readonly number[], t: Translate): string {
  const count = countries.length;
  if (count > MAX_NAMED_COUNTRIES && count === allCountries().length) return t('list.all', { count });
  const names = countries.slice(0, MAX_NAMED_COUNTRIES).map(countryName).join(', ');
  const further = count - MAX_NAMED_COUNTRIES;
  return further > 0 ? t('list.more', { names, count: further }) : names;
}

/** Time of a person's last visit: today, yesterday, or the day. @param now milliseconds */
export function visitText(
  { last_login_at: at }: Pick<Account, 'last_login_at'>,
  now: number,
  t: Translate,
): string {
  if (at === null) return t('list.never');
  const day = deviceDateOf(Date.parse(at));
  if (day === deviceDateOf(now)) return t('list.today');
  return day === deviceDateOf(now - 86_400_000) ? t('list.yesterday') : formatDate(day, 'medium');
}
