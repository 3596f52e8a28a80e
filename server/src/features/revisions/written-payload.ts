import type { RevisionPayload, SentPayload } from '@ciguawatch/shared/api/schemas/revision';
import type { DescriptionSource } from '@ciguawatch/shared/api/schemas/species';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import { DEFAULT_LANGUAGE } from '@ciguawatch/shared/domain/revision/may-change';
import { invalidFields } from '../../http/errors/http-error';
import type { RevisedObject } from './object';

type Names = NonNullable<RevisionPayload['translations']>;

/**
 * The payload of a change without what only repeats the object, with names and texts by language.
 * @param object the changed object; null for a new one
 * @throws HttpError 400 when a field that only the server sets was changed
 */
export function writtenPayload(sent: SentPayload, object: RevisedObject | null): RevisionPayload {
  const { id, slug, version: _, description, description_sources, traits, ...named } = sent;
  const { translations, translation, ...rest } = named;
  const faults: Record<string, ErrorCode> = {
    ...(id !== undefined && id !== object?.id && { 'payload.id': 'read_only' as const }),
    ...(slug !== undefined && slug !== object?.slug && { 'payload.slug': 'read_only' as const }),
    ...(traits !== undefined && traits !== object?.traits && { 'payload.traits': 'read_only' as const }),
    ...(description_sources !== undefined &&
      listed(description_sources) !== listed(object?.sources ?? []) && {
        'payload.description_sources': 'read_only' as const,
      }),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const descriptions = description !== undefined && { [DEFAULT_LANGUAGE]: description };
  return {
    ...rest,
    ...(descriptions && { descriptions: { ...rest.descriptions, ...descriptions } }),
    ...(translations && { translations: byLanguage(translations, 'translations', object) }),
    ...(translation && { translation: byLanguage(translation, 'translation', object) }),
  };
}

/** Sources as one text, by which they are compared. */
const listed = (sources: readonly DescriptionSource[]): string =>
  JSON.stringify(sources.map(({ title, url, read }) => [title, url, read]));

/** Names by language; a list is the whole field, so languages that it leaves out are emptied. */
function byLanguage(
  names: NonNullable<SentPayload['translations']>,
  field: 'translations' | 'translation',
  object: RevisedObject | null,
): Names {
  if (!Array.isArray(names)) return names;
  const languages = Object.keys(object?.values ?? {}).map(languageOfField);
  const listed: Names = Object.fromEntries(
    languages.flatMap(({ name, lang }) => (name === field && lang !== null ? [[lang, [] as string[]]] : [])),
  );
  for (const { lang, value } of names) listed[lang] = [...(listed[lang] ?? []), value];
  return listed;
}
