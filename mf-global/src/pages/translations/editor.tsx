import { PLURAL_RULES, TEXT_LIMIT, variablesOf } from '@ciguawatch/shared/domain/text/translated';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { tagOf } from '@ciguawatch/shared/runtime/i18n/language';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import css from './entry.module.css';
import { isPluralRow, pluralForms, type TextRow } from './model';
import { rowLabel } from './words';

interface Props {
  row: TextRow;
  /** language being translated */
  lang: string;
  text: string;
  onChange: (text: string) => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Longer texts get a multi-line field. */
const MAX_ONE_LINE_LENGTH = 80;

/** The field of a text, or the three of a plural, with chips to insert variables. */
export const Editor = observer(function Editor({ row, lang, text, onChange }: Props) {
  const t = useT('translations');
  const fields = useRef<HTMLDivElement>(null);
  const source = row.reference || (row.bundled ?? '');
  const variables = variablesOf(source);
  if (row.name === 'calendar/plural.one') return <RuleField text={text} onChange={onChange} />;

  const insert = (name: string) => {
    const all = [...(fields.current?.querySelectorAll<Field>('input, textarea') ?? [])];
    // Pressed by keyboard, the chip has the focus; the variable then goes into the last form, which needs
    // it.
    const field = all.find((one) => one === document.activeElement) ?? all.at(-1);
    if (!field) return;
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    const value = `${field.value.slice(0, from)}{{${name}}}${field.value.slice(to)}`;
    const at = all.indexOf(field);
    onChange(isPluralRow(row) ? replaced(text, at, value) : value);
    field.focus();
  };
  return (
    <>
      <div ref={fields} className={css.fields}>
        {isPluralRow(row) ? (
          (['none', 'one', 'many'] as const).map((form, at) => (
            <TextField
              key={form}
              label={t(`form.${form}`)}
              lang={tagOf(lang)}
              spellCheck
              limit={TEXT_LIMIT}
              placeholder={t('form.empty')}
              value={pluralForms(text)[at] ?? ''}
              onChange={(value) => onChange(replaced(text, at, value))}
            />
          ))
        ) : (
          <TextField
            label={t('entry.field', { text: rowLabel(row) })}
            hideLabel
            lang={tagOf(lang)}
            spellCheck
            {...((source.length > MAX_ONE_LINE_LENGTH || source.includes('\n')) && {
              multiline: true,
              rows: 3,
            })}
            maxLength={TEXT_LIMIT}
            placeholder={t('form.empty')}
            value={text}
            onChange={onChange}
          />
        )}
      </div>
      {variables.length > 0 && (
        <div className={css.insert}>
          <span>{t('form.insert')}</span>
          {variables.map((name) => (
            <button
              key={name}
              type="button"
              className={css.variable}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(name)}
            >
              {`{{${name}}}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
});

/** A plural with one of its forms replaced; a typed bar does not separate forms. */
function replaced(text: string, at: number, form: string): string {
  const forms: string[] = pluralForms(text);
  forms[at] = form.replaceAll('|', '');
  return forms.join('|');
}

/** Choice of the numbers that use the singular form. */
function RuleField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useT('translations');
  return (
    <Select
      label={t('rule.label')}
      value={text || null}
      placeholder={t('form.empty')}
      onChange={(rule) => onChange(rule ?? '')}
      options={PLURAL_RULES.map((rule, at) => ({ id: rule, label: t(`rule.${at}`) }))}
    />
  );
}
