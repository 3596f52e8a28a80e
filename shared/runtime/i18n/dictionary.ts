import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Dictionary, Language } from '../../api/schemas/i18n';
import { singleton } from '../federation/singleton';
import { send } from '../http/transport';
import { recallJson, remember } from '../storage/local-storage';
import { overlayMessages, type Pages } from './i18n';
import { fallbackChain, language } from './language';

const LANGUAGES = 'ciguawatch.languages';
const TEXTS = 'ciguawatch.dictionary.';
/** Milliseconds before a question is given up. */
const LIMIT = 30_000;

/** One language of the switch. */
export interface LanguageChoice {
  code: string;
  /** its name in itself */
  name: string;
  /** its texts are bundled or translated far enough to be offered */
  shipped: boolean;
}

const BUNDLED: readonly LanguageChoice[] = [
  { code: 'fr_FR', name: 'Français', shipped: true },
  { code: 'en_US', name: 'English', shipped: true },
];

/** Texts edited on the server, as text by key. */
function valuesOf(pages: Dictionary['pages']): Record<string, Pages> {
  const values: Record<string, Pages> = {};
  for (const [ns, byPage] of Object.entries(pages)) {
    const kept: Pages = {};
    for (const [page, entries] of Object.entries(byPage)) {
      kept[page] = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry.value]));
    }
    values[ns] = kept;
  }
  return values;
}

/**
 * Asks without the schemas of the calls: every first visit comes here, and they weigh more than
 * the texts. An answer of another shape fails where it is read, and the texts at hand stay.
 */
async function ask<T>(path: string): Promise<T> {
  const { data } = await send({ method: 'GET', path, headers: {}, timeout: LIMIT });
  return data as T;
}

/** Languages and edited texts of the server: the ones kept from the last visit first, then the fresh ones. */
class ServerDictionary {
  languages: readonly LanguageChoice[] = recallJson<LanguageChoice[]>(LANGUAGES) ?? BUNDLED;
  private started = false;

  constructor() {
    makeObservable(this, { languages: observableRef });
    this.recallTexts(language.code);
  }

  /** Looks for newer texts. The shell calls it once, after the first paint. */
  start(): void {
    if (this.started) return;
    this.started = true;
    reaction(
      () => language.code,
      (code) => {
        this.recallTexts(code);
        void this.fetchTexts(code);
      },
    );
    void this.fetchLanguages();
    void this.fetchTexts(language.code);
  }

  private recallTexts(code: string): void {
    for (const one of [code, ...fallbackChain(code)]) {
      const kept = recallJson<Record<string, Pages>>(TEXTS + one);
      if (kept) overlayMessages(one, kept);
    }
  }

  /** Edited texts of a language; failing, the bundled and kept ones stay. */
  async fetchTexts(code: string): Promise<void> {
    try {
      const found = await ask<Dictionary>(`a/translation/${code}/?format=json&edited=true`);
      const values = valuesOf(found.pages);
      if (Object.keys(values).length > 0) overlayMessages(code, values);
      remember(TEXTS + code, JSON.stringify(values));
    } catch {
      // Offline or failing: the texts at hand are complete.
    }
  }

  private async fetchLanguages(): Promise<void> {
    try {
      const found = await ask<Language[]>('a/language/?format=json');
      const choices = found
        .filter((one) => one.shipped)
        .map((one) => ({ code: one.code, name: one.sov, shipped: true }));
      if (choices.length === 0) return;
      runInAction(() => {
        this.languages = choices;
      });
      remember(LANGUAGES, JSON.stringify(choices));
    } catch {
      // The bundled languages stay.
    }
  }
}

export const serverDictionary = singleton('dictionary', () => new ServerDictionary());
