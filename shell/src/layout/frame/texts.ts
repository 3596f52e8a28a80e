import { addMessages, type Pages, provideTexts } from '@ciguawatch/shared/runtime/i18n/i18n';

type Texts = { default: Pages };
type ModuleTexts = { default: Record<string, Pages> };

/** Combines the shell's own texts with those for module declarations, as one file per language. */
async function load(code: string, own: Promise<Texts>, modules: Promise<ModuleTexts>): Promise<Texts> {
  const [texts, byModule] = await Promise.all([own, modules]);
  for (const [namespace, pages] of Object.entries(byModule.default))
    addMessages(namespace, { [code]: pages });
  return texts;
}

provideTexts('shell', {
  fr_FR: () =>
    load(
      'fr_FR',
      import(/* webpackChunkName: "texts-fr" */ '../../../locales/fr_FR.json'),
      import(/* webpackChunkName: "texts-fr" */ '../../registry/known-texts-fr'),
    ),
  en_US: () =>
    load(
      'en_US',
      import(/* webpackChunkName: "texts-en" */ '../../../locales/en_US.json'),
      import(/* webpackChunkName: "texts-en" */ '../../registry/known-texts-en'),
    ),
});
