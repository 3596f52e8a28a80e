import { reaction } from 'mobx';
import type { Dictionary, Language } from '../../api/schemas/i18n';
import { singleton } from '../federation/singleton';
import { send } from '../http/transport';
import { recall, remember } from '../storage/local-storage';
import { overlayMessages, type Pages } from './i18n';
import { fallbackChain, type LanguageChoice, language, SHIPPED } from './language';

const STORAGE_KEY_PREFIX = 'ciguawatch.dictionary.';
/** Time limit of a request in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Extracts the texts of a server's dictionary by key. */
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
 * Requests without the schemas of the calls: they are larger than the texts, and every first visit comes
 * here. A malformed response fails where it is read, and the current texts stay.
 */
async function fetchJson<T>(path: string): Promise<T> {
  const { data } = await send({ method: 'GET', path, headers: {}, timeout: REQUEST_TIMEOUT_MS });
  return data as T;
}

/**
 * Languages and edited texts from the server: first those stored on the last visit, then fresh ones. They
 * are requested again when another page is opened, so that edits appear without a reload.
 */
class ServerDictionary {
  private started = false;
  /** Edited texts by language, as stored on the device. */
  private readonly laid = new Map<string, string>();

  constructor() {
    this.recallTexts(language.code);
  }

  /** Languages of the language switch. */
  get languages(): readonly LanguageChoice[] {
    return language.offered;
  }

  /** Starts looking for newer texts; called once by the shell after the first paint. */
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
    let shown = location.pathname;
    addEventListener('single-spa:routing-event', () => {
      if (shown === location.pathname) return;
      shown = location.pathname;
      void this.fetchTexts(language.code);
    });
  }

  private recallTexts(code: string): void {
    for (const one of [code, ...fallbackChain(code)]) this.lay(one, recall(STORAGE_KEY_PREFIX + one) ?? '{}');
  }

  private lay(code: string, text: string): void {
    if ((this.laid.get(code) ?? '{}') === text) return;
    this.laid.set(code, text);
    overlayMessages(code, JSON.parse(text) as Record<string, Pages>);
  }

  /**
   * Loads the edited texts of a language and of its fallbacks. On failure the bundled and stored texts
   * stay.
   */
  async fetchTexts(code: string): Promise<void> {
    try {
      for (const one of [code, ...fallbackChain(code)]) {
        const { pages } = await fetchJson<Dictionary>(`a/translation/${one}/?format=json&edited=true`);
        const text = JSON.stringify(valuesOf(pages));
        this.lay(one, text);
        remember(STORAGE_KEY_PREFIX + one, text);
        // Shipped languages are complete, so their fallbacks are never shown.
        if (SHIPPED.some((code) => code === one)) break;
      }
    } catch {
      // Offline or failed: the current texts are complete.
    }
  }

  /** Loads the list of languages from the server. */
  async fetchLanguages(): Promise<void> {
    try {
      const found = await fetchJson<Language[]>('a/language/?format=json');
      if (found.length > 0)
        language.know(
          found.map(({ code, sov: name, shipped, fallback }) => ({ code, name, shipped, fallback })),
        );
    } catch {
      // The current list stays when the request fails.
    }
  }
}

export const serverDictionary = singleton('dictionary', () => new ServerDictionary());
