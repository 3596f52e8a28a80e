import { ApiError } from '../../runtime/http/api-error';
import { FormCheckbox, FormSelect, FormTriState } from '../form/choice-fields';
import { Form } from '../form/form';
import { useNewForm } from '../form/form-model';
import { SubmitButton } from '../form/submit-button';
import { FormTextField } from '../form/text-fields';
import { FormDateField, FormNumberField } from '../form/typed-fields';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const EMPTY_VALUES = {
  place: '',
  day: null as string | null,
  ill: null as number | null,
  island: null as string | null,
  shared: null as boolean | null,
  noTime: false,
};

function Show() {
  const t = useGalleryT();
  const form = useNewForm({
    initial: EMPTY_VALUES,
    rules: ({ place, day }) => ({
      ...(place === '' && { place: 'required' }),
      ...(day === null && { day: 'required' }),
    }),
    submit: () => {
      throw new ApiError('invalid_body', 400, { fields: { place: 'too_long' } });
    },
  });
  return (
    <Form form={form} className={css.stack}>
      <div className={css.two}>
        <FormTextField name="place" label={t('field.place')} required />
        <FormDateField name="day" label={t('date.meal')} required />
        <FormNumberField name="ill" label={t('number.ill')} />
        <FormSelect
          name="island"
          label={t('list.island')}
          placeholder={t('list.choose')}
          options={[{ id: 'hao', label: 'Hao' }]}
        />
      </div>
      <FormTriState name="shared" label={t('chip.ill')} />
      <FormCheckbox name="noTime" label={t('choice.noTime')} />
      <SubmitButton>{t('button.save')}</SubmitButton>
    </Form>
  );
}

export default { id: 'FormField', Show } satisfies Story;
