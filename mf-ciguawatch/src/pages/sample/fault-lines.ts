import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Field names of results as the server gives them: `results.1.unit`. */
const OF_RESULT = /^results\.(\d+)\.(\w+)$/;

/**
 * What the server refused, one sentence a field.
 * @param e texts of the namespace `errors`
 */
export function faultLines(fields: Readonly<Record<string, string>>, t: Translate, e: Translate): string[] {
  return Object.entries(fields).map(([field, code]) => {
    const [, at, inner] = OF_RESULT.exec(field) ?? [];
    const name = t(`field.${inner ?? field}`);
    const said = code === 'contradicts' && field === 'code' ? t('form.codeTaken') : e(`code.${code}`);
    return at === undefined
      ? t('form.fault', { field: name, fault: said })
      : t('form.resultFault', { number: Number(at) + 1, field: name, fault: said });
  });
}
