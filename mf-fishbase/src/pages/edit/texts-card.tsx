import { languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { languageName } from '../../directory/language-name';
import { useWords } from '../../revisions/field-words';
import { formName } from '../../revisions/form-values';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** Languages of the portal's readers, whose texts start expanded; those of the islands follow. */
const FIRST_LANGUAGES = ['fr_FR', 'en_US'];
const rank = (lang: string): number =>
  (FIRST_LANGUAGES.indexOf(lang) + FIRST_LANGUAGES.length + 1) % (FIRST_LANGUAGES.length + 1);

/**
 * The description in each language that this person may write; renders nothing for people who translate
 * names only.
 */
export const TextsCard = observer(function TextsCard({ editing }: { editing: Editing }) {
  const { t, d } = useWords();
  const { fields, held } = editing;
  const own = fields
    .map((field) => ({ field, ...languageOfField(field) }))
    .filter(({ name }) => name === 'descriptions')
    .sort((a, b) => rank(a.lang ?? '') - rank(b.lang ?? ''));
  if (own.length === 0) return null;
  const open = own.filter(({ field, lang }) => FIRST_LANGUAGES.includes(lang ?? '') || held[field]);
  const rest = own.filter((one) => !open.includes(one));
  const each = ({ field, lang }: (typeof own)[number]) => (
    <FormTextField
      key={field}
      label={languageName(d, lang ?? '')}
      name={formName(field)}
      lang={lang?.split('_')[0]}
      multiline
      rows={4}
      limit={4000}
    />
  );
  return (
    <Card title={t('form.texts')}>
      <div className={css.stack}>{(open.length > 0 ? open : rest).map(each)}</div>
      {open.length > 0 && rest.length > 0 && (
        <details className={css.more}>
          <summary>{t('form.moreLanguages', { count: rest.length })}</summary>
          <div className={css.stack}>{rest.map(each)}</div>
        </details>
      )}
    </Card>
  );
});
