import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type Fault, missing } from '@ciguawatch/shared/ui/form/fault';
import type { LanguageValues } from './values';

/**
 * Faults of a language's form values, by field.
 * @param managed countries of the account; the language must belong to one of them
 * @param taken codes of other languages; empty when an existing language is changed
 */
export function faultsOf(
  values: LanguageValues,
  { managed, taken, t }: { managed: readonly number[]; taken: readonly string[]; t: Translate },
): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const name of ['sov', 'name', 'name_fr'] as const)
    if (values[name].trim() === '') faults[name] = missing(t('fault.name'));
  if (values.code === '') faults.code = missing(t('fault.code'));
  else if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(values.code)) faults.code = t('fault.code');
  else if (taken.includes(values.code)) faults.code = t('fault.codeTaken');
  if (values.slug && !/^[a-z][a-z0-9-]{1,40}$/.test(values.slug)) faults.slug = t('fault.slug');
  if (!/^([a-z]{2})?$/.test(values.flag)) faults.flag = t('fault.flag');
  if (!values.country.some((one) => managed.includes(one))) faults.country = missing(t('fault.country'));
  return faults;
}
