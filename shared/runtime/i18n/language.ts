import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { type Languages, languageChain } from '../../domain/text/fallback';
import { singleton } from '../federation/singleton';
import { onRemembered, recallJson, remember } from '../storage/local-storage';

import { chosenLanguage, dropAddressLanguage, FALLBACK, isCode, LANGUAGE_KEY } from './language-choice';

export { FALLBACK, SHIPPED } from './language-choice';

const LANGUAGES_KEY = 'ciguawatch.languages';

/** A language of the portal. */
export interface LanguageChoice {
  code: string;
  /** its name in the language itself */
  name: string;
  /** whether every visitor can select it */
  shipped: boolean;
  /** the language whose texts replace missing ones */
  fallback?: string | null;
}

/** Names of months and weekdays and the plural rule of a language: page > key > text. */
export type Calendar = Record<string, Record<string, string> | undefined>;

const BUNDLED_LANGUAGES: readonly LanguageChoice[] = [
  { code: 'fr_FR', name: 'Français', shipped: true },
  { code: FALLBACK, name: 'English', shipped: true },
];

/** Fallback languages of `code`, nearest first, ending in en_US. */
export const fallbackChain = (code: string): string[] =>
  languageChain(code, (one) => language.choices.find((choice) => choice.code === one)?.fallback).slice(1);

/** BCP 47 tag of a language code, for `lang` attributes. */
export const tagOf = (code: string): string => code.replace('_', '-');

/** Tag for Intl: that of the language, or of its nearest fallback that the platform supports. */
export const intlTag = (code: string): string =>
  [code, ...fallbackChain(code)].map(tagOf).find((tag) => Intl.NumberFormat.supportedLocalesOf(tag)[0]) ??
  tagOf(FALLBACK);

/** The current language of the interface: observable, and the same in all tabs. */
class Language {
  code: string;
  /** every language of the server, as far as known */
  choices: readonly LanguageChoice[] = recallJson<LanguageChoice[]>(LANGUAGES_KEY) ?? BUNDLED_LANGUAGES;
  /** Names of months and weekdays of languages unknown to Intl, by language code. */
  readonly calendars: Record<string, Calendar | undefined> = {};
  /** Loads what a language needs before it is shown; undefined when all is loaded. Set by `i18n.ts`. */
  prepare: (code: string) => Promise<void> | undefined = () => undefined;
  /** The language selected last; its texts may still be loading. */
  private chosen: string;

  constructor() {
    this.code = chosenLanguage();
    this.chosen = this.code;
    makeObservable<Language, 'apply'>(this, {
      code: observable,
      choices: observableRef,
      tag: computed,
      chain: computed({ keepAlive: true }),
      know: action,
      apply: action,
    });
    onRemembered(LANGUAGE_KEY, (code) => {
      if (isCode(code)) void this.show(code);
    });
    this.apply(this.code);
  }

  /** The language and those that stand in for it, for names. */
  get chain(): Languages {
    return [this.code, ...fallbackChain(this.code)];
  }

  get tag(): string {
    return tagOf(this.code);
  }

  /** Tag for sorting and for formatting numbers. */
  get intl(): string {
    return intlTag(this.code);
  }

  /** Languages of the language switch: those offered to everybody, and the current one. */
  get offered(): readonly LanguageChoice[] {
    return this.choices.filter(({ code, shipped }) => shipped || code === this.code);
  }

  /** Sets the languages that the server has. */
  know(choices: readonly LanguageChoice[]): void {
    this.choices = choices;
    remember(LANGUAGES_KEY, JSON.stringify(choices));
  }

  async set(code: string): Promise<void> {
    if (!(await this.show(code))) return;
    dropAddressLanguage();
    remember(LANGUAGE_KEY, code);
  }

  /**
   * Shows a language once its texts are loaded.
   * @returns whether it is shown; false where another one was selected meanwhile
   */
  private async show(code: string): Promise<boolean> {
    this.chosen = code;
    // A module that loads meanwhile registers more texts, in the language shown until then: repeat until
    // none are missing.
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
 * Switches the interface in every module and tab.
 * @throws when the texts of the new language cannot be loaded; the language then stays as it is
 */
export function setLanguage(code: string): Promise<void> {
  return language.set(code);
}

/** The languages of the reader, nearest first, for names of places, species and groups. Observable. */
export const readerLanguages = (): Languages => language.chain;
