import { useState } from 'react';
import { PictureField } from '../picture-field/picture-field';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

function Show() {
  const t = useGalleryT();
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className={css.stack}>
      <PictureField label={t('picture.photo')} value={value} onChange={setValue} use="fishbase" />
      <PictureField label={t('picture.waiting')} value="-" onChange={() => {}} use="avatar" />
    </div>
  );
}

export default { id: 'PictureField', Show } satisfies Story;
