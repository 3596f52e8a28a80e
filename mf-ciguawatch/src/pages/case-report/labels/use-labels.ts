import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { language, readerLanguages, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { lists } from '../../../report/report-lists';
import { formatsOf } from './formats';

/** Labels for code outside of components. Texts and lists must be loaded before. */
export const labelsNow = (): Labels => ({
  language: language.code,
  languages: readerLanguages(),
  formats: formatsOf(language.code),
  t: (key, vars) => translate('ciguawatch', key, vars),
  d: (key, vars) => translate('domain', key, vars),
  place: lists.place,
  specie: lists.specie,
  phenotype: lists.phenotype,
});

/** Labels in the interface language. Call it inside a MobX observer: names come from the stored lists. */
export function useLabels(): Labels {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return {
    language: language.code,
    languages: readerLanguages(),
    formats: formatsOf(language.code),
    t,
    d,
    place: lists.place,
    specie: lists.specie,
    phenotype: lists.phenotype,
  };
}
