import { languageOfField } from '@ciguawatch/shared/domain/revision/flat-fields';
import { NAMES_FIELD } from '@ciguawatch/shared/domain/revision/may-change';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { languageName } from '../../directory/language-name';
import { useWords } from '../../revisions/field-words';
import { formName } from '../../revisions/form-values';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** The names in languages that this person may write, and those in others for reference. */
export const NamesCard = observer(function NamesCard({ editing }: { editing: Editing }) {
  const { t, d } = useWords();
  const { kind, fields, held } = editing;
  const isName = (field: string) => languageOfField(field).name === NAMES_FIELD[kind];
  const own = fields.filter(isName);
  const others = Object.keys(held).filter(
    (field) => isName(field) && !own.includes(field) && (held[field] as string[]).length > 0,
  );
  const lang = (field: string) => languageOfField(field).lang ?? '';
  return (
    <Card title={t('form.names')}>
      <p className={css.quiet}>{t(own.length > 0 ? 'form.namesHelp' : 'form.namesNone')}</p>
      <div className={css.stack}>
        {own.map((field) => (
          <FormTextField
            key={field}
            label={languageName(d, lang(field))}
            name={formName(field)}
            lang={lang(field).split('_')[0]}
            spellCheck={false}
          />
        ))}
      </div>
      {others.length > 0 && (
        <dl className={css.others}>
          {others.map((field) => (
            <div key={field}>
              <dt>{languageName(d, lang(field))}</dt>
              <dd lang={lang(field).split('_')[0]}>{(held[field] as string[]).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
});
