import './texts';
import { hasText, language, setLanguage, textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';

const counters = BUILT_IN_DECLARATIONS.flatMap(({ namespaces: [namespace = ''], work }) =>
  work.map(({ labelKey }) => [namespace, labelKey] as const),
);

it.each(counters)('home can name what %s counts as %s', async (namespace, labelKey) => {
  for (const code of ['fr_FR', 'en_US'] as const) {
    await setLanguage(code);
    await textsReady();
    expect([language.code, hasText(namespace, labelKey)]).toEqual([code, true]);
  }
});
