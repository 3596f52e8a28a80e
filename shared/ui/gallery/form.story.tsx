import { Form } from 'react-final-form';
import { Button } from '../actions/button';
import { FormCheckbox, FormSelect, FormTextField, FormTriState } from '../form/form-field';
import { FormDateField, FormNumberField } from '../form/form-typed-field';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const needed = (value: unknown) =>
  value === undefined || value === null || value === '' ? 'required' : undefined;

function Show() {
  const t = useGalleryT();
  return (
    <Form onSubmit={() => ({ place: 'too_long' })}>
      {({ handleSubmit }) => (
        <form noValidate onSubmit={(e) => void handleSubmit(e)} className={css.stack}>
          <div className={css.two}>
            <FormTextField name="place" label={t('field.place')} required validate={needed} />
            <FormDateField name="day" label={t('date.meal')} required validate={needed} />
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
          <Button type="submit" variant="primary">
            {t('button.save')}
          </Button>
        </form>
      )}
    </Form>
  );
}

export default { id: 'FormField', Show } satisfies Story;
