import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import type { EditedTexts } from '@ciguawatch/shared/api/schemas/translation';
import { textFault } from '@ciguawatch/shared/domain/text/translated';
import { type FileText, parseLanguageFile } from '../../languages/language-file';
import { calendarChanges, calendarField, type LanguageValues } from './values';

/** A text of a file that the portal also has. */
export type StartText = FileText & { value: string };

/** Content of a file for a language that is being created. */
export interface StartFile {
  /** code of the language in the file */
  code: string;
  /** words of the calendar, as form values */
  words: Partial<LanguageValues>;
  /** valid texts, ready to save */
  sound: StartText[];
  /** texts that must be corrected first, such as those without a variable */
  faulty: StartText[];
  /** number of texts that the portal does not have */
  strange: number;
}

/**
 * Parses a file to start a language with; it may be of another language.
 * @param source texts of the portal, to check those of the file
 * @throws when the text is no language file
 */
export function readStart(json: string, source: Dictionary): StartFile {
  const file = parseLanguageFile(json);
  const start: StartFile = { code: file.code, words: {}, sound: [], faulty: [], strange: 0 };
  for (const text of file.texts) {
    const known = source.pages[text.namespace]?.[text.page]?.[text.key];
    if (!known || text.value === null) start.strange += 1;
    else if (text.value.replaceAll('|', '').trim() !== '') take(start, text as StartText, known.value);
  }
  return start;
}

function take(start: StartFile, text: StartText, source: string): void {
  const field = text.namespace === 'calendar' ? calendarField(text.page, text.key) : undefined;
  if (textFault(source, text.value)) start.faulty.push(text);
  else if (field) start.words[field] = text.value;
  else start.sound.push(text);
}

/** Texts of a language that does not exist yet: those of the file and the typed calendar. */
export function textsBefore(source: Dictionary, start: StartFile, values: LanguageValues): EditedTexts {
  const given = new Map(start.sound.map(({ name, value }) => [name, value]));
  const typed = calendarChanges(values, null)?.calendar;
  const texts: EditedTexts['texts'] = {};
  for (const [namespace, pages] of Object.entries(source.pages))
    for (const [page, entries] of Object.entries(pages))
      for (const key of Object.keys(entries)) {
        const word = namespace === 'calendar' ? typed?.[page]?.[key]?.value : null;
        const edited = word ?? given.get(`${namespace}/${page}.${key}`) ?? null;
        const text = { bundled: null, edited, version: 0, at: null, by: null, unused: false };
        texts[namespace] = {
          ...texts[namespace],
          [page]: { ...texts[namespace]?.[page], [key]: text },
        };
      }
  return { code: values.code, version: 0, texts };
}
