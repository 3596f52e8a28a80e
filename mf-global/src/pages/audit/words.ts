import { isRoleId } from '@ciguawatch/shared/contract/access/roles';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { FieldDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { choicePage, fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type AskedField, definitionOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import {
  formatDate,
  formatInstant,
  hasText,
  language,
  readerLanguages,
  type Translate,
  translate,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { roleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { countryName } from '../../people/countries';

const said: Translate = (key, vars) => translate('audit', key, vars);
const d: Translate = (key, vars) => translate('domain', key, vars);
const known = (ns: string, key: string): string | null => (hasText(ns, key) ? translate(ns, key) : null);

/**
 * Name of a field in the reader's language: that of the report, or the stored name where there is no other.
 */
export const fieldText = (field: string): string =>
  known('audit', `field.${field}`) ??
  (hasText('domain', `reportFields.${field}`) || field in REPORT_FIELDS ? fieldLabel(field, { d }) : field);

/** Name of an action. */
export const actionText = (action: string): string => known('audit', `action.${action}`) ?? action;

export const kindText = (kind: string): string => known('audit', `kind.${kind}`) ?? kind;

/** Id of an object as text; empty for a line about many objects, such as exports and reads of lists. */
export const numberText = (id: string): string => (id === '0' ? '' : id);

/** Fields that contain a location id, besides those of a report. */
const PLACES = new Set(['parent_id', 'case_archi', 'case_island', 'case_location']);

function placeText(id: number): string | null {
  const place = collections.location.get(id);
  if (place) return placeName(place, readerLanguages());
  // Show the number if the complete list lacks the place: the trail shows what was stored.
  return collections.location.state === 'ready' ? null : NAME_TO_COME;
}

/** A time in UTC (RFC 3339), the form in which the trail stores times of filters. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const isReported = (field: string): field is AskedField => field in REPORT_FIELDS;
const asStored = (): null => null;

/** Text of an answer by the kind of its question; null where the stored value is shown. */
const ANSWERS: Record<FieldDefinition['kind'], (field: AskedField, value: string | number) => string | null> =
  {
    choice: (field, code) => known('domain', `${choicePage(field)}.${code}`),
    place: (_, id) => placeText(Number(id)),
    // The page does not load the list of species.
    specie: asStored,
    phenotype: asStored,
    whole: asStored,
    decimal: asStored,
    text: asStored,
    clock: asStored,
    // Handled before this table is used.
    date: asStored,
    point: asStored,
    yesNo: asStored,
    tick: asStored,
    untick: asStored,
  };

function wordOf(field: string, value: string | number): string | null {
  if (isReported(field)) return ANSWERS[definitionOf(field).kind](field, value);
  if (field === 'asked' || field === 'format') return known('audit', `${field}.${value}`);
  if (field === 'kind') return kindText(String(value));
  if (field === 'review_state') return known('domain', `review_state.${value}`);
  if (field === 'lang') return language.choices.find((one) => one.code === value)?.name ?? null;
  if (typeof value !== 'number') return null;
  if (field === 'groups' || field === 'scope_roles') return isRoleId(value) ? roleText(value) : null;
  if (/countr(y|ies)$/.test(field)) return countryName(value);
  if (PLACES.has(field)) return placeText(value);
  return null;
}

/** Filters of a list that was read: "State: new, to review · Search: erased". */
const filterText = (filter: object): string =>
  Object.entries(filter)
    .map(([field, value]) => `${fieldText(field)}${said('audit.colon')} ${alternatives(field, value)}`)
    .join(' · ');

function alternatives(field: string, value: unknown): string {
  if (typeof value !== 'string' || value.startsWith('~')) return valueText(field, value);
  const words: Record<string, string> = { any: said('audit.known'), none: said('audit.unknown') };
  const one = (part: string) => words[part] ?? valueText(field, /^\d{1,9}$/.test(part) ? Number(part) : part);
  return value.split(',').map(one).join(', ');
}

/** Summary of a line about reading many records: their number and the filters; null for other lines. */
export function readText(after: unknown): string | null {
  const { n, filter } = (after ?? {}) as { n?: unknown; filter?: unknown };
  if (typeof n !== 'number') return null;
  const narrowed =
    typeof filter === 'object' && filter !== null && !isRedacted(filter) ? filterText(filter) : '';
  return [said('audit.records', { count: n }), narrowed].filter(Boolean).join(' · ');
}

function objectText(field: string, value: object): string {
  if ('coordinates' in value) return said('audit.point');
  const held = Object.keys(value).length;
  if (field !== 'filter') return said('audit.items', { count: held });
  return held === 0 ? said('audit.none_value') : filterText(value);
}

/**
 * A value of the trail as text. Observable, because names follow the lists on the device: read it inside an
 * observer.
 */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return said('audit.none_value');
  if (typeof value === 'boolean') return said(value ? 'audit.yes' : 'audit.no');
  if (isRedacted(value)) return said('audit.erased');
  if (Array.isArray(value))
    return value.length === 0
      ? said('audit.none_value')
      : value.map((one) => valueText(field, one)).join(', ');
  if (typeof value === 'object') return objectText(field, value);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, 'medium');
  if (typeof value === 'string' && INSTANT.test(value)) return formatInstant(value, undefined, 'short');
  return wordOf(field, value as string | number) ?? String(value);
}
