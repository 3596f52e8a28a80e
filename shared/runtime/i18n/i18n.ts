import i18next, { type i18n as I18n, type PostProcessorModule, type TOptions } from 'i18next';
import { reaction } from 'mobx';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseForm, protectBars } from '../../domain/text/plural-forms';
import { overlayPages, type Pages } from '../../domain/text/texts';
import type { Translate, Vars } from '../../domain/text/translate';
import { singleton } from '../federation/singleton';
import { formatNumber } from './format';
import { fallbackChain, language } from './language';

export type { Pages } from '../../domain/text/texts';
export type { Translate, Vars } from '../../domain/text/translate';
export { formatDate, formatInstant, formatMonth, formatNumber, formatTime } from './format';
export { language, setLanguage, tagOf } from './language';
export { isMonthFirst } from './month-first';

const texts = singleton('i18n', start);
/** Texts as they are bundled, by language and namespace, and as they were edited on the server, by language. */
const bundled = new Map<string, Pages>();
const edited = new Map<string, Record<string, Pages>>();

/** What is known of a text when its form is chosen: the count, and the language that it was found in. */
interface Resolved extends TOptions {
  forms?: number;
  i18nResolved?: { usedLng?: string };
}

function start(): I18n {
  const instance = i18next.createInstance();
  instance.use<PostProcessorModule>({
    type: 'postProcessor',
    name: 'forms',
    process: (value: string, _key: string, given: Resolved) =>
      chooseForm(value, given.forms, language.calendars[given.i18nResolved?.usedLng ?? '']?.plural?.one),
  });
  // Synchronous: modules add their texts while they are evaluated, before anything is drawn.
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
    // A text that is nowhere is a fault of ours: people see its key, the checks see this line.
    saveMissing: true,
    missingKeyHandler: (_codes, ns, key) => console.warn(`No text ${ns}:${key}`),
    interpolation: {
      escape: protectBars,
    },
  });
  reaction(
    () => language.code,
    (code) => void instance.changeLanguage(code),
  );
  return instance;
}

/** Adds the bundled texts of a namespace. Texts edited on the server stay on top. */
export function addMessages(ns: string, bundles: Record<string, Pages>): void {
  for (const [code, pages] of Object.entries(bundles)) {
    bundled.set(`${code}/${ns}`, overlayPages(bundled.get(`${code}/${ns}`), pages));
    lay(code, ns);
  }
}

/** Puts the texts of a namespace in place, as bundled and edited: an edit that was taken back is gone. */
function lay(code: string, ns: string): void {
  texts.removeResourceBundle(code, ns);
  texts.addResourceBundle(code, ns, overlayPages(bundled.get(`${code}/${ns}`), edited.get(code)?.[ns]));
}

/** Fetches the bundled texts of one namespace in one language. */
type Load = () => Promise<{ default: Pages }>;
const loads = new Map<string, Record<string, Load>>();
/** Texts by language and namespace that are on their way, or there (null). */
const fetched = new Map<string, Promise<void> | null>();

function fetchOne(ns: string, code: string): Promise<void> | null | undefined {
  const load = loads.get(ns)?.[code];
  const id = `${code}/${ns}`;
  if (load && !fetched.has(id)) {
    const fetching = load().then(
      ({ default: pages }) => {
        addMessages(ns.split(' ')[0] as string, { [code]: pages });
        fetched.set(id, null);
      },
      (error) => {
        fetched.delete(id);
        throw error;
      },
    );
    fetched.set(id, fetching);
  }
  return fetched.get(id);
}

/** Bundled texts of a language and of the languages behind it; nothing when all are there. */
function fetchTexts(code: string): Promise<void> | undefined {
  const isBundled = [...loads.values()].some((one) => code in one);
  // The shipped languages are complete (a check sees to it), so they need none behind them.
  const codes = isBundled ? [code] : fallbackChain(code);
  const waits = [...loads.keys()].flatMap((ns) => codes.map((one) => fetchOne(ns, one))).filter(Boolean);
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
}
language.prepare = fetchTexts;

/**
 * Names where the bundled texts of a namespace are; only the language that is shown is fetched, at
 * once: code that comes later than its module has nobody to wait for it.
 * @param ns the namespace; a word after a space names a part of it, for pages that need more than the others
 */
export function provideTexts(ns: string, byLanguage: Record<string, Load>): void {
  loads.set(ns, byLanguage);
  fetchOne(ns, language.code)?.catch(() => undefined);
}

/** Settles when the texts of everything loaded so far can be read in the language that is shown. */
export async function textsReady(code: string = language.code): Promise<void> {
  await fetchTexts(code);
}

/**
 * Lays texts edited on the server over the bundled ones, in place of those that were laid before:
 * namespace > page > key > text.
 */
export function overlayMessages(code: string, byNamespace: Record<string, Pages>): void {
  const before = edited.get(code);
  edited.set(code, byNamespace);
  language.calendars[code] = byNamespace.calendar;
  for (const ns in { ...before, ...byNamespace }) lay(code, ns);
}

/** `count` is written as the language writes numbers and chooses the form; a year is not a count. */
function options(vars: Vars | undefined, code: string): Record<string, unknown> {
  const count = vars?.count;
  return typeof count === 'number'
    ? { ...vars, forms: count, count: formatNumber(count, {}, code) }
    : { ...vars };
}

/** Text of a key outside React; in the language of the interface unless another is asked for. */
export function translate(ns: string, key: string, vars?: Vars, code: string = language.code): string {
  return texts.t(key, { ...options(vars, code), ns, lng: code });
}

/** Whether any language of the chain has the text. */
export function hasText(ns: string, key: string): boolean {
  return texts.exists(key, { ns });
}

/** How often texts have changed in this page. */
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
const now = () => version;

/** One object for all drawings: the hook makes its own state again for another one. Nothing is ever waited for. */
const HOOK = { i18n: texts, useSuspense: false };

/** Texts of a namespace, re-rendered when the language or the texts change. */
export function useT(ns: string): Translate {
  const { t } = useTranslation(ns, HOOK);
  // The hook hears of the language; of texts it would miss those edited between drawing and listening.
  const at = useSyncExternalStore(listen, now, now);
  return useMemo(() => {
    // Another function with each change, so that what depends on it is rebuilt too.
    void at;
    return (key, vars) => t(key, options(vars, language.code));
  }, [t, at]);
}
