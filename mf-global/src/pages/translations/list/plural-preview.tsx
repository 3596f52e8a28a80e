import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from '../entry.module.css';
import { pluralForms } from '../model';

/** A plural with 0, 1 and 2, by the rule of its language; other variables keep their names. */
export const PluralPreview = observer(function PluralPreview({ text, lang }: { text: string; lang: string }) {
  const t = useT('translations');
  const rule = (language.calendars[lang]?.plural?.one ?? '1').split(' ');
  const [none, one, many] = pluralForms(text);
  const said = (count: number) => (rule.includes(String(count)) ? one : count === 0 ? none : many);
  return (
    <details className={css.preview}>
      <summary>{t('form.preview')}</summary>
      <ul>
        {[0, 1, 2].map((count) => (
          <li key={count}>
            <b>{formatNumber(count)}</b> {said(count).replaceAll(/\{\{\s*count\s*\}\}/g, formatNumber(count))}
          </li>
        ))}
      </ul>
    </details>
  );
});
