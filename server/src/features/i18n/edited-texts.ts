import type { EditedText, EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { Reader } from '../../db/store';

/** Namespace, page and key of a text. */
export interface TextPlace {
  namespace: string;
  page: string;
  key: string;
}

/** Name of a text in the audit trail and in responses: shell/home.title. */
export const nameOf = ({ namespace, page, key }: TextPlace): string => `${namespace}/${page}.${key}`;

/** What a text of a language is looked up in. */
export interface TextLayers {
  /** English texts of the release, which decide what a text must hold and whether it is still used */
  source: Texts;
  /** texts of the release in the language itself */
  bundled: Texts;
  /** English texts as visitors read them, from which translations are made */
  current: Texts;
}

const ownProperty = <T>(from: Record<string, T> | undefined, name: string): T | undefined =>
  from && Object.hasOwn(from, name) ? from[name] : undefined;

/** The text under a key; null when there is none. Keys come from requests, so only own properties count. */
export const textAt = (texts: Texts, { namespace, page, key }: TextPlace): string | null =>
  ownProperty(ownProperty(ownProperty(texts, namespace), page), key) ?? null;

/** An edited text as stored. */
export interface EditRow extends TextPlace {
  value: string | null;
  version: number;
  updated_at: Date;
  by: string | null;
  source: string | null;
}

/** All edits of a language, including those that were reset. */
export async function editRows(db: Reader, code: string): Promise<EditRow[]> {
  const rows = await db
    .selectFrom('translation_override as o')
    .leftJoin('app_user as u', 'u.id', 'o.updated_by')
    .select(['o.namespace', 'o.page', 'o.key', 'o.value', 'o.version', 'o.updated_at', 'o.source'])
    .select(['u.first_name', 'u.last_name', 'u.username'])
    .where('o.language', '=', code)
    .execute();
  return rows.map(({ first_name, last_name, username, ...row }) => ({
    ...row,
    by: `${first_name ?? ''} ${last_name ?? ''}`.trim() || username,
  }));
}

/** The source text that an edit was made from, where it has changed since; null for one that is up to date. */
export function formerSource(
  { current }: Pick<TextLayers, 'current'>,
  edit: EditRow | undefined,
): string | null {
  if (!edit || edit.value === null || edit.source === null) return null;
  const now = textAt(current, edit);
  return now === null || now === edit.source ? null : edit.source;
}

/** A text with its shipped and edited value, for translators. */
export function editedText(layers: TextLayers, place: TextPlace, edit?: EditRow): EditedText {
  const { source, bundled } = layers;
  return {
    bundled: textAt(bundled, place),
    edited: edit?.value ?? null,
    version: edit?.version ?? 0,
    at: edit?.updated_at.toISOString() ?? null,
    by: edit?.by ?? null,
    unused: textAt(source, place) === null,
    made_from: formerSource(layers, edit),
  };
}

/** Collects texts in objects without prototype, so that any key is safe. */
export class TextCollector {
  readonly texts: EditedTexts['texts'] = Object.create(null);

  put({ namespace, page, key }: TextPlace, text: EditedText): void {
    this.texts[namespace] ??= Object.create(null) as EditedTexts['texts'][string];
    const pages = this.texts[namespace] as EditedTexts['texts'][string];
    pages[page] ??= Object.create(null) as Record<string, EditedText>;
    (pages[page] as Record<string, EditedText>)[key] = text;
  }
}

/** Every text of the running release, and edited texts whose key no longer exists. */
export function allTexts(layers: TextLayers, edits: readonly EditRow[]): EditedTexts['texts'] {
  const byName = new Map(edits.map((edit) => [nameOf(edit), edit]));
  const all = new TextCollector();
  const put = (place: TextPlace) => all.put(place, editedText(layers, place, byName.get(nameOf(place))));
  for (const place of placesOf(layers.source)) put(place);
  for (const edit of edits) if (edit.value !== null && textAt(layers.source, edit) === null) put(edit);
  return all.texts;
}

/** Iterates over the places of all texts. */
export function* placesOf(texts: Record<string, Record<string, Record<string, unknown>>>) {
  for (const [namespace, pages] of Object.entries(texts))
    for (const [page, entries] of Object.entries(pages))
      for (const key of Object.keys(entries)) yield { namespace, page, key };
}
