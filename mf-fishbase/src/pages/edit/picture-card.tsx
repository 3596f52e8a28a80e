import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useField } from '@ciguawatch/shared/ui/form/use-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { PictureField } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../revisions/field-words';
import css from './edit.module.css';
import type { Editing } from './read-edited';

/** The photo, with buttons to replace or remove it; renders nothing for people who may not change it. */
export const PictureCard = observer(function PictureCard({ editing }: { editing: Editing }) {
  return editing.fields.includes('media') ? <Picture name={editing.name} /> : null;
});

const Picture = observer(function Picture({ name }: { name: string }) {
  const { t } = useWords();
  const { value, onChange, error } = useField<string | null>('media');
  return (
    <Card title={t('field.media')}>
      <FieldAnchor name="media">
        <PictureField
          label={name ? t('form.pictureOf', { name }) : t('field.media')}
          value={value}
          use="fishbase"
          onChange={onChange}
        />
      </FieldAnchor>
      {error && <p className={css.error}>{error}</p>}
      {!value && <p className={css.quiet}>{t('form.pictureNone')}</p>}
    </Card>
  );
});
