import { action, computed, makeObservable, observable } from 'mobx';
import { singleton } from '../federation/singleton';
import { onRemembered, recall, remember } from '../storage/local-storage';

/** Languages whose texts are bundled. */
export const SHIPPED = ['fr_FR', 'en_US'] as const;
/** Default and last resort (specification, section 1). */
export const FALLBACK = 'en_US';
const KEY = 'ciguawatch.language';
/** Languages read where French is the common second language. */
const FRENCH_FIRST = /^ty_/;

/** Languages to look in after `code`, nearest first, ending in en_US. */
export function fallbackChain(code: string): string[] {
  const chain = FRENCH_FIRST.test(code) ? ['fr_FR', FALLBACK] : [FALLBACK];
  return chain.filter((other) => other !== code);
}

/** First shipped language among those the browser asks for, else en_US. */
export function firstLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    const shipped = SHIPPED.find((code) => code.startsWith(`${language}_`));
    if (shipped) return shipped;
  }
  return FALLBACK;
}

const isCode = (text: string | null): text is string => text !== null && /^[a-z]{2,3}_[A-Z]{2}$/.test(text);

/** BCP 47 tag of a language code, for Intl and `lang` attributes. */
export const tagOf = (code: string): string => code.replace('_', '-');

/** The language of the interface, observable, one for all tabs. */
class Language {
  code: string;
  /** Fetches what a language needs before it is shown; nothing when it is all there. Set by the texts. */
  prepare: (code: string) => Promise<void> | undefined = () => undefined;

  constructor() {
    const kept = recall(KEY);
    this.code = isCode(kept) ? kept : firstLanguage(navigator.languages ?? [navigator.language]);
    makeObservable<Language, 'apply'>(this, { code: observable, tag: computed, apply: action });
    onRemembered(KEY, (code) => {
      if (isCode(code)) void this.show(code);
    });
    this.apply(this.code);
  }

  get tag(): string {
    return tagOf(this.code);
  }

  async set(code: string): Promise<void> {
    await this.show(code);
    remember(KEY, code);
  }

  /** Shows a language once its texts are there; at once when they are already. */
  private async show(code: string): Promise<void> {
    const texts = this.prepare(code);
    if (texts) await texts;
    this.apply(code);
  }

  private apply(code: string): void {
    this.code = code;
    document.documentElement.lang = tagOf(code);
  }
}

export const language = singleton('language', () => new Language());

/**
 * Switches the interface, at once, in every module and tab. Rejects, and leaves the language as it
 * is, when the texts of the other one cannot be fetched.
 */
export function setLanguage(code: string): Promise<void> {
  return language.set(code);
}
