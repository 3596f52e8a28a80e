import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { singleton } from '../federation/singleton';
import { onRemembered, recallJson, remember } from '../storage/local-storage';

import { chosenLanguage, FALLBACK, isCode, LANGUAGE_KEY } from './language-choice';

export { FALLBACK, firstLanguage, SHIPPED } from './language-choice';

const LANGUAGES = 'ciguawatch.languages';

/** A language of the portal. */
export interface LanguageChoice {
  code: string;
  /** its name in itself */
  name: string;
  /** offered to everybody */
  shipped: boolean;
  /** the language that stands in for its missing texts */
  fallback?: string | null;
}

/** Months, weekdays and plural rule in the words of a language: page > key > text. */
export type Calendar = Record<string, Record<string, string> | undefined>;

const BUNDLED: readonly LanguageChoice[] = [
  { code: 'fr_FR', name: 'Français', shipped: true },
  { code: FALLBACK, name: 'English', shipped: true },
];

/** Languages to look in after `code`, nearest first, ending in en_US. */
export function fallbackChain(code: string): string[] {
  const chain = [code];
  for (let at: string | null | undefined = code; at && at !== FALLBACK; ) {
    at = language.choices.find((one) => one.code === at)?.fallback ?? FALLBACK;
    if (chain.includes(at)) break;
    chain.push(at);
  }
  return chain.slice(1);
}

/** BCP 47 tag of a language code, for `lang` attributes. */
export const tagOf = (code: string): string => code.replace('_', '-');

/** Tag by which Intl writes a language: its own, or that of the nearest one behind it that the platform knows. */
export const intlTag = (code: string): string =>
  [code, ...fallbackChain(code)].map(tagOf).find((tag) => Intl.NumberFormat.supportedLocalesOf(tag)[0]) ??
  tagOf(FALLBACK);

/** The language of the interface, observable, one for all tabs. */
class Language {
  code: string;
  /** every language of the server, as far as it is known */
  choices: readonly LanguageChoice[] = recallJson<LanguageChoice[]>(LANGUAGES) ?? BUNDLED;
  /** Words for dates that a language brings itself, by its code. */
  readonly calendars: Record<string, Calendar | undefined> = {};
  /** Fetches what a language needs before it is shown; nothing when it is all there. Set by the texts. */
  prepare: (code: string) => Promise<void> | undefined = () => undefined;
  /** The language chosen last, whose texts may still be on their way. */
  private chosen: string;

  constructor() {
    this.code = chosenLanguage();
    this.chosen = this.code;
    makeObservable<Language, 'apply'>(this, {
      code: observable,
      choices: observableRef,
      tag: computed,
      know: action,
      apply: action,
    });
    onRemembered(LANGUAGE_KEY, (code) => {
      if (isCode(code)) void this.show(code);
    });
    this.apply(this.code);
  }

  get tag(): string {
    return tagOf(this.code);
  }

  /** Tag to sort and to write numbers by. */
  get intl(): string {
    return intlTag(this.code);
  }

  /** Languages of the switch: those offered to everybody, and the one that is shown. */
  get offered(): readonly LanguageChoice[] {
    return this.choices.filter(({ code, shipped }) => shipped || code === this.code);
  }

  /** Takes the languages that the server has. */
  know(choices: readonly LanguageChoice[]): void {
    this.choices = choices;
    remember(LANGUAGES, JSON.stringify(choices));
  }

  async set(code: string): Promise<void> {
    if (await this.show(code)) remember(LANGUAGE_KEY, code);
  }

  /**
   * Shows a language once its texts are there; at once when they are already.
   * @returns whether it is shown; false where another one was chosen in the meantime
   */
  private async show(code: string): Promise<boolean> {
    this.chosen = code;
    // A module that arrives while texts are on their way brings more of them, in the language shown until then.
    for (let texts = this.prepare(code); texts; texts = this.prepare(code)) await texts;
    if (this.chosen !== code) return false;
    this.apply(code);
    return true;
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
