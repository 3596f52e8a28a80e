import { email as emailRule, personName } from '@ciguawatch/shared/domain/text/validators';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type Fault, missing } from '@ciguawatch/shared/ui/form/fault';
import type { UserValues } from './values';

/** Faults of an account's name and e-mail, by field; first or last name is required. */
export function faultsOf(values: UserValues, t: Translate): Record<string, Fault> {
  const first = values.first_name.trim();
  const last = values.last_name.trim();
  const email = values.email.trim();
  const faults = { first_name: personName(first), last_name: personName(last), email: emailRule(email) };
  const found = Object.entries(faults).flatMap(([name, fault]): [string, Fault][] =>
    fault ? [[name, fault]] : [],
  );
  return {
    ...Object.fromEntries(found),
    ...(!first && !last && { last_name: missing(t('user.needName')) }),
    ...(!email && { email: missing(t('user.needEmail')) }),
  };
}
