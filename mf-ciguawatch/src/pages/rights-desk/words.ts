import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Case number of trail entries that belong to no single case. */
const NO_CASE_KEY = '0';

/** Name of a field in the interface language; a field without a text keeps its stored name. */
export function fieldText(field: string): string {
  const own = `field.${field}`;
  if (hasText('rightsDesk', own)) return translate('rightsDesk', own);
  const asked = `reportFields.${field}`;
  return hasText('domain', asked) ? translate('domain', asked) : field;
}

/** Name of a subject: "Report 12". */
export const subjectText = ({ kind, id }: Pick<PersonSubject, 'kind' | 'id'>): string =>
  kind === 'case' && id === NO_CASE_KEY
    ? translate('rightsDesk', 'rights.trailOf')
    : translate('rightsDesk', `rights.kind_${kind}`, { number: id });

/** Whether a subject is a report that still has a page. */
export const hasPage = ({ kind, about }: Pick<PersonSubject, 'kind' | 'about'>): boolean =>
  kind === 'case' && about !== null;
