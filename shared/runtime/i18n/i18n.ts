import i18next, { type i18n as I18n, type PostProcessorModule, type TOptions } from 'i18next';
import { reaction } from 'mobx';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseForm, escapePluralBars } from '../../domain/text/plural-forms';
import { overlayPages, type Pages } from '../../domain/text/texts';
import type { Translate, Vars } from '../../domain/text/translate';
import { singleton } from '../federation/singleton';
import { formatNumber } from './format';
import { fallbackChain, language } from './language';
import { portalName } from './portal-name';

export type { Pages } from '../../domain/text/texts';
export type { Translate, Vars } from '../../domain/text/translate';
export { formatDate, formatInstant, formatMonth, formatNumber, formatTime } from './format';
export { language, readerLanguages, setLanguage, tagOf } from './language';
export { isMonthFirst } from './month-first';

const texts = singleton('i18n', start);
/** Bundled texts by language and namespace, and texts edited on the server by language. */
const bundledTexts = new Map<string, Pages>();
const editedTexts = new Map<string, Record<string, Pages>>();

/** State when a plural form is chosen: the count, and the language in which the text was found. */
interface ResolvedOptions extends TOptions {
  forms?: number;
  i18nResolved?: { usedLng?: string };
}

function start(): I18n {
  const instance = i18next.createInstance();
  instance.use<PostProcessorModule>({
    type: 'postProcessor',
    name: 'forms',
    process: (value: string, _key: string, given: ResolvedOptions) =>
      chooseForm(value, given.forms, language.calendars[given.i18nResolved?.usedLng ?? '']?.plural?.one),
  });
  // Synchronous, because modules add their texts while they are evaluated, before anything is rendered.
  void instance.init({
    initAsync: false,
    lng: language.code,
    fallbackLng: fallbackChain,
    load: 'currentOnly',
    resources: {},
    ns: [],
    defaultNS: 'shell',
    nsSeparator: ':',
    keySeparator: '.',
    postProcess: ['forms'],
    postProcessPassResolved: true,
    returnEmptyString: false,
    // A missing text is a bug: people see its key, and tests fail on this log line.
    saveMissing: true,
    missingKeyHandler: (_codes, ns, key) => console.warn(`No text ${ns}:${key}`),
    interpolation: {
      escape: escapePluralBars,
      defaultVariables: { portal: portalName() },
    },
  });
  reaction(
    () => language.code,
    (code) => void instance.changeLanguage(code),
  );
  return instance;
}

/** Adds the bundled texts of a namespace. Texts edited on the server keep priority. */
export function addMessages(ns: string, bundles: Record<string, Pages>): void {
  for (const [code, pages] of Object.entries(bundles)) {
    bundledTexts.set(`${code}/${ns}`, overlayPages(bundledTexts.get(`${code}/${ns}`), pages));
    mergeTexts(code, ns);
  }
}

/** Rebuilds the texts of a namespace from bundled and edited ones, so that a reverted edit disappears. */
function mergeTexts(code: string, ns: string): void {
  texts.removeResourceBundle(code, ns);
  texts.addResourceBundle(
    code,
    ns,
    overlayPages(bundledTexts.get(`${code}/${ns}`), editedTexts.get(code)?.[ns]),
  );
}

/** Loads the bundled texts of a namespace in one language. */
type Load = () => Promise<{ default: Pages }>;
const textLoaders = new Map<string, Record<string, Load>>();
/** State by language and namespace: a promise while loading, null once loaded. */
const pageTextRequests = new Map<string, Promise<void> | null>();

function fetchOne(ns: string, code: string): Promise<void> | null | undefined {
  const load = textLoaders.get(ns)?.[code];
  const id = `${code}/${ns}`;
  if (load && !pageTextRequests.has(id)) {
    const fetching = load().then(
      ({ default: pages }) => {
        addMessages(ns.split(' ')[0] as string, { [code]: pages });
        pageTextRequests.set(id, null);
      },
      (error) => {
        pageTextRequests.delete(id);
        throw error;
      },
    );
    pageTextRequests.set(id, fetching);
  }
  return pageTextRequests.get(id);
}

/** Loads the bundled texts of a language and its fallbacks; returns undefined when all are loaded. */
function fetchTexts(code: string): Promise<void> | undefined {
  const isBundled = [...textLoaders.values()].some((one) => code in one);
  // Shipped languages are complete (a check guarantees it), so their fallbacks are not loaded.
  const codes = isBundled ? [code] : fallbackChain(code);
  const waits = [...textLoaders.keys()]
    .flatMap((ns) => codes.map((one) => fetchOne(ns, one)))
    .filter(Boolean);
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
}
language.prepare = fetchTexts;

/**
 * Registers where the bundled texts of a namespace are loaded from. Only the current language is loaded,
 * and at once, because nothing waits for texts of code that is loaded later.
 * @param ns the namespace; a word after a space names a part of it that only some pages need
 */
export function provideTexts(ns: string, byLanguage: Record<string, Load>): void {
  textLoaders.set(ns, byLanguage);
  fetchOne(ns, language.code)?.catch(() => undefined);
}

/** Resolves when the texts of all loaded code are available in a language, the current one by default. */
export async function textsReady(code: string = language.code): Promise<void> {
  await fetchTexts(code);
}

/**
 * Applies the texts edited on the server (namespace > page > key > text), replacing those applied before.
 */
export function overlayMessages(code: string, byNamespace: Record<string, Pages>): void {
  const before = editedTexts.get(code);
  editedTexts.set(code, byNamespace);
  language.calendars[code] = byNamespace.calendar;
  for (const ns in { ...before, ...byNamespace }) mergeTexts(code, ns);
}

/**
 * `count` chooses the plural form and is formatted as a number of the language; years are passed under
 * other names, unformatted.
 */
function options(vars: Vars | undefined, code: string): Record<string, unknown> {
  const count = vars?.count;
  return typeof count === 'number'
    ? { ...vars, forms: count, count: formatNumber(count, {}, code) }
    : { ...vars };
}

/** Text of a key, for code outside React; in the current language by default. */
export function translate(ns: string, key: string, vars?: Vars, code: string = language.code): string {
  return texts.t(key, { ...options(vars, code), ns, lng: code });
}

/** Whether the current language or one of its fallbacks has a text. */
export function hasText(ns: string, key: string): boolean {
  return texts.exists(key, { ns });
}

/** Counts changes of texts in this page, so that components re-render. */
let version = 0;
const readers = new Set<() => void>();
texts.store.on('added', () => {
  version += 1;
  for (const read of readers) read();
});

function listen(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
const currentVersion = () => version;

/** A constant, because `useTranslation` resets its state for another object. Nothing suspends. */
const HOOK_OPTIONS = { i18n: texts, useSuspense: false };

/** Translation function for a namespace; the component re-renders when language or texts change. */
export function useT(ns: string): Translate {
  const { t } = useTranslation(ns, HOOK_OPTIONS);
  // `useTranslation` follows the language, but misses texts edited between rendering and subscribing.
  const at = useSyncExternalStore(listen, currentVersion, currentVersion);
  return useMemo(() => {
    // A new function after each change, so that hooks depending on it run again.
    void at;
    return (key, vars) => t(key, options(vars, language.code));
  }, [t, at]);
}
