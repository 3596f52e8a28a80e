import { act, render, renderHook, screen } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { Suspense, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { addMessages, overlayMessages, setLanguage, useT } from './i18n';

const pages = (hello: string) => ({ page: { hello } });
const edit = (hello: string, code = 'en_US') => overlayMessages(code, { hook: pages(hello) });

addMessages('hook', { en_US: pages('bundled'), fr_FR: pages('livré') });
beforeEach(async () => {
  await act(() => setLanguage('en_US'));
  act(() => {
    overlayMessages('en_US', {});
    overlayMessages('fr_FR', {});
  });
});

/** The i18next instance of the page, taken from the list of singletons. */
function instance(): I18n {
  const lists = globalThis as unknown as Record<symbol, Map<string, unknown>>;
  return lists[Symbol.for('ciguawatch.runtime')]?.get('i18n') as I18n;
}

/** Runs a function once, after the first render and before any subscription. */
function useBetween(what: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    what();
  }, []);
}

/** Renders a text and records it. */
function Hello({ ns, drawn }: { ns: string; drawn: string[] }) {
  const text = useT(ns)('page.hello');
  drawn.push(text);
  return <p>{text}</p>;
}

test('a text edited between rendering and subscribing is shown', () => {
  const { result } = renderHook(() => {
    const t = useT('hook');
    useBetween(() => edit('edited'));
    return t('page.hello');
  });
  expect(result.current).toBe('edited');
});

// When this test fails, i18next notices such an edit itself, and the counter in useT can be removed.
test('the library alone misses such an edit', () => {
  const own = i18next.createInstance();
  void own.init({ initAsync: false, lng: 'en', resources: { en: { hook: pages('bundled') } } });
  const options = { i18n: own, useSuspense: false, bindI18nStore: 'added' };
  const { result } = renderHook(() => {
    const { t } = useTranslation('hook', options);
    useBetween(() => own.addResourceBundle('en', 'hook', pages('edited'), true, true));
    return t('page.hello');
  });
  expect(own.t('page.hello', { ns: 'hook' })).toBe('edited');
  expect(result.current).toBe('bundled');
});

test('a language chosen between rendering and subscribing is shown', async () => {
  const { result } = renderHook(() => {
    const t = useT('hook');
    useBetween(() => void setLanguage('fr_FR'));
    return t('page.hello');
  });
  await act(async () => undefined);
  expect(result.current).toBe('livré');
});

test('the first render has its text: neither a placeholder nor a key is shown', () => {
  const drawn: string[] = [];
  const html = renderToString(
    <Suspense fallback="wait">
      <Hello ns="hook" drawn={drawn} />
    </Suspense>,
  );
  expect(html).toBe('<!--$--><p>bundled</p><!--/$-->');
  expect(drawn).toEqual(['bundled']);
});

test('missing texts do not suspend the page, and are shown once loaded', () => {
  const missing = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const drawn: string[] = [];
  // i18next considers the texts loaded because it does not load them itself; here it must not until the
  // first render.
  const loaded = jest.spyOn(instance(), 'hasLoadedNamespace').mockImplementation(() => drawn.length > 0);
  render(
    <Suspense fallback="wait">
      <Hello ns="hook-late" drawn={drawn} />
    </Suspense>,
  );
  expect(screen.queryByText('wait')).toBeNull();
  act(() => addMessages('hook-late', { en_US: pages('come') }));
  expect(screen.getByText('come')).toBeInTheDocument();
  loaded.mockRestore();
  missing.mockRestore();
});

test('a language change renders once, and an edit once more', async () => {
  const drawn: string[] = [];
  render(<Hello ns="hook" drawn={drawn} />);
  await act(() => setLanguage('fr_FR'));
  act(() => edit('corrigé', 'fr_FR'));
  expect(drawn).toEqual(['bundled', 'livré', 'corrigé']);
});

test('the function changes only with language or texts', async () => {
  const { result, rerender } = renderHook(() => useT('hook'));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  act(() => edit('edited'));
  const second = result.current;
  expect(second).not.toBe(first);
  await act(() => setLanguage('fr_FR'));
  expect(result.current).not.toBe(second);
});
