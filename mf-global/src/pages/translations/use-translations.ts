import { getDictionary } from '@ciguawatch/shared/api/calls/i18n';
import { getEditedTexts, saveTexts } from '@ciguawatch/shared/api/calls/translation';
import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import type { EditedTexts, TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { serverDictionary } from '@ciguawatch/shared/runtime/i18n/dictionary';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useMemo, useRef, useState } from 'react';
import { MAX_TEXTS_PER_CALL } from '../../languages/language-file';
import type { Drafts } from '../../languages/text-drafts';
import { useDrafts } from './drafts';
import { changesOf, rowsOf, type TextRow } from './model';

/** The texts of a language with their drafts, and saving them. */
export function useTranslations(lang: string | null, refLang: string) {
  const edited = useAnswer(getEditedTexts, lang === null ? null : { code: lang });
  const reference = useAnswer(getDictionary, { code: refLang });
  const { drafts, versions, change, settle } = useDrafts(lang ?? '');
  const [conflicts, setConflicts] = useState<ReadonlySet<string>>(new Set());
  // A save may finish when another language is shown.
  const shownCode = useRef(lang);
  shownCode.current = lang;
  const data = edited.data?.code === lang ? edited.data : null;
  const rows = useMemo(
    () => (data && reference.data ? rowsOf(data, reference.data) : null),
    [data, reference.data],
  );
  const shown = (all: readonly TextRow[]) => Object.fromEntries(all.map((row) => [row.name, row.version]));
  const draft = (changes: Record<string, string | null | undefined>) => change(changes, shown(rows ?? []));
  const failed = edited.failed ?? reference.failed;

  /** Saves the valid drafts; returns how many were saved, and how many somebody else had edited. */
  const save = async (all: readonly TextRow[], typed: Drafts): Promise<{ saved: number; late: number }> => {
    let [held, saved] = [data as EditedTexts, 0];
    const late = new Set<string>();
    const ready = all.filter((row) => typed[row.name] !== undefined);
    const show = () => {
      if (shownCode.current !== held.code) return;
      edited.put(held);
      setConflicts(late);
    };
    for (let at = 0; at < ready.length; at += MAX_TEXTS_PER_CALL) {
      const i18n_json = changesOf(ready.slice(at, at + MAX_TEXTS_PER_CALL), typed, versions);
      const sent = namesOf(i18n_json);
      if (sent.length === 0) continue;
      const response = await call(saveTexts, { params: { code: held.code }, body: { i18n_json } }).catch(
        (thrown: unknown) => {
          // Texts saved before the failure are saved; further typing is based on their new versions.
          show();
          throw thrown;
        },
      );
      for (const name of response.conflicts) late.add(name);
      held = { ...held, version: response.version, texts: mergedTexts(held.texts, response.texts) };
      const kept = sent.filter((name) => !late.has(name));
      saved += kept.length;
      // What was typed during the request stays a draft.
      const now = rowsOf(held, reference.data as Dictionary);
      settle(Object.fromEntries(kept.map((name) => [name, typed[name] ?? null])), shown(now));
    }
    show();
    void serverDictionary.fetchTexts(language.code);
    return { saved, late: late.size };
  };
  /** Says that a translation fits its changed source as it is. */
  const confirm = async ({ namespace, page, key, edited: value, version }: TextRow): Promise<void> => {
    const i18n_json = { [namespace]: { [page]: { [key]: { value, version } } } };
    const response = await call(saveTexts, { params: { code: lang ?? '' }, body: { i18n_json } });
    const held = response.texts;
    if (shownCode.current === lang && data) edited.put({ ...data, texts: mergedTexts(data.texts, held) });
  };
  /** Shows a text that was saved by another call. */
  const take = (saved: TextsSaved) => {
    if (!data || shownCode.current !== data.code) return;
    edited.put({ ...data, version: saved.version, texts: mergedTexts(data.texts, saved.texts) });
    void serverDictionary.fetchTexts(language.code);
  };
  const resolve = (name: string, mine: boolean) => {
    setConflicts((before) => new Set([...before].filter((one) => one !== name)));
    if (!mine) return draft({ [name]: undefined });
    // From now on the draft is based on the version that was just seen.
    settle({ [name]: IMPOSSIBLE_VALUE }, shown(rows ?? []));
  };
  const again = () => {
    edited.again();
    reference.again();
  };
  return { rows, drafts, draft, conflicts, resolve, save, confirm, take, failed, again };
}

/** A text that cannot be typed, so that no draft equals it. */
const IMPOSSIBLE_VALUE = '\u0000';

const namesOf = (json: Record<string, Record<string, Record<string, unknown>>>): string[] =>
  Object.entries(json).flatMap(([namespace, pages]) =>
    Object.entries(pages).flatMap(([page, entries]) =>
      Object.keys(entries).map((key) => `${namespace}/${page}.${key}`),
    ),
  );

function mergedTexts(texts: EditedTexts['texts'], fresh: EditedTexts['texts']): EditedTexts['texts'] {
  const all = { ...texts };
  for (const [namespace, pages] of Object.entries(fresh))
    for (const [page, entries] of Object.entries(pages))
      all[namespace] = { ...all[namespace], [page]: { ...all[namespace]?.[page], ...entries } };
  return all;
}
