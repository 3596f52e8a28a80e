import { isRoleId, roleName } from '@ciguawatch/shared/contract/roles';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { serverDictionary } from '@ciguawatch/shared/runtime/i18n/dictionary';
import { formatDate, hasText, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { countryName } from '../../stores/countries';

const said = (key: string, vars?: Record<string, string | number>): string => translate('audit', key, vars);
const known = (ns: string, key: string): string | null => (hasText(ns, key) ? translate(ns, key) : null);

/** Name of a field in the reader's language; one that has none is called as it is stored. */
export const fieldText = (field: string): string =>
  known('audit', `field.${field}`) ?? known('domain', `symptom.${field}`) ?? field;

/** What was done, in a word. */
export const actionText = (action: string): string => known('audit', `action.${action}`) ?? action;

export const kindText = (kind: string): string => known('audit', `kind.${kind}`) ?? kind;

/** Code lists whose words the portal has, by field. */
const CODES: Record<string, string> = {
  profile: 'profile',
  gender: 'gender',
  history: 'history',
  case_purchase_place_type: 'purchase_place_type',
  med_type: 'med_type',
  gsympt_delay: 'gsympt_delay',
  review_state: 'review_state',
};

/** Fields that hold the number of a place, besides those that end so. */
const PLACES = new Set(['parent_id', 'case_archi', 'case_island', 'case_location']);

function placeText(id: number): string | null {
  const place = collections.location.get(id);
  return place ? placeName(place, language.code) : null;
}

function wordOf(field: string, value: string | number): string | null {
  const code = CODES[field];
  if (code) return known('domain', `${code}.${value}`);
  if (field === 'lang') return serverDictionary.languages.find((one) => one.code === value)?.name ?? null;
  if (field.startsWith('sympt_')) return known('domain', `severity.${value}`);
  if (typeof value !== 'number') return null;
  if (field === 'groups' || field === 'scope_roles')
    return isRoleId(value) ? translate('users', `role.${roleName(value)}`) : null;
  if (/countr(y|ies)$/.test(field)) return countryName(value);
  if (PLACES.has(field) || field.endsWith('location_id')) return placeText(value);
  return null;
}

/** A value of the trail as people read it. Read it inside an observer: names follow the copies on the device. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return said('audit.none_value');
  if (typeof value === 'boolean') return said(value ? 'audit.yes' : 'audit.no');
  if (isRedacted(value)) return said('audit.erased');
  if (Array.isArray(value))
    return value.length === 0
      ? said('audit.none_value')
      : value.map((one) => valueText(field, one)).join(', ');
  if (typeof value === 'object')
    return 'coordinates' in value
      ? said('audit.point')
      : said('audit.items', { count: Object.keys(value).length });
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, 'medium');
  return wordOf(field, value as string | number) ?? String(value);
}
