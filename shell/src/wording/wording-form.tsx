import { askWording } from '@ciguawatch/shared/api/calls/texts/wordings';
import { isPlural, textFault, variablesOf } from '@ciguawatch/shared/domain/text/translated';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, tagOf, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { type FoundText, readable, storable } from './find-texts';
import css from './wording.module.css';

/** Most characters of a proposed wording; the server has the same limit. */
const MOST = 1000;
const FORMS = ['none', 'one', 'many'] as const;
type Typed = { text: string } & Record<(typeof FORMS)[number], string>;

interface Props {
  text: FoundText;
  onSent: () => void;
  onBack: () => void;
}

/** A text of the portal with a field for a better one, or one for each form that people see of a plural. */
export function WordingForm({ text, onSent, onBack }: Props) {
  const t = useT('wording');
  const { value: source } = text;
  const forms = source.split('|').map(readable);
  const shown = isPlural(source) ? FORMS.filter((_, at) => forms[at]?.trim()) : (['text'] as const);
  const wordingOf = (typed: Typed) =>
    storable(isPlural(source) ? FORMS.map((form) => typed[form]).join('|') : typed.text, source).trim();
  const faultOf = (typed: Typed): string | null => {
    const wording = wordingOf(typed);
    if (wording === source) return t('form.same');
    if (wording.length > MOST) return t('fault.too_long');
    if (!isPlural(source) && wording === '') return t('fault.forms');
    if (isPlural(source) && FORMS.some((form) => typed[form].includes('|'))) return t('fault.bar');
    const fault = textFault(source, wording);
    const names = fault?.names.filter(Boolean).map((name) => `{${name}}`);
    return fault && t(`fault.${fault.why}`, { names: names?.join(', ') ?? '' });
  };
  const form = useNewForm<Typed>({
    initial: { text: forms[0] ?? '', none: forms[0] ?? '', one: forms[1] ?? '', many: forms[2] ?? '' },
    rules: (typed) => {
      const fault = faultOf(typed);
      return fault === null ? {} : { [shown.at(-1) ?? 'text']: fault };
    },
    submit: async (typed) => {
      const { namespace, page, key } = text;
      const body = { language: language.code, namespace, page, key, text: wordingOf(typed) };
      await call(askWording, { params: undefined, body });
      onSent();
    },
  });
  const names = variablesOf(source).map((name) => `{${name}}`);
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem />
      <div className={css.now}>
        <b>{t('form.now')}</b>
        <p lang={tagOf(language.code)}>{forms.filter((one) => one.trim() !== '').join(' / ')}</p>
      </div>
      {shown.map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={t(`form.${name}`)}
          lang={tagOf(language.code)}
          spellCheck
          multiline
          rows={3}
          limit={MOST}
        />
      ))}
      {names.length > 0 && <p className={css.quiet}>{t('form.filled', { names: names.join(', ') })}</p>}
      <p className={css.quiet}>{t('form.kept')}</p>
      <div className={css.actions}>
        <SubmitButton icon="send">{t('form.send')}</SubmitButton>
        <Button variant="quiet" icon="arrow-left" onPress={onBack}>
          {t('form.back')}
        </Button>
      </div>
    </Form>
  );
}
