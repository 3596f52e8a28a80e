import { useState } from 'react';
import { Chip } from '../fields/chip';
import { ChipChecks, ChipRadio } from '../fields/chip-group';
import { Segmented } from '../fields/segmented';
import { TriState } from '../fields/tri-state';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const keep = () => undefined;

function Show() {
  const t = useGalleryT();
  const [day, setDay] = useState<string | null>('yesterday');
  const [parts, setParts] = useState<string[]>(['flesh', 'head']);
  const [ill, setIll] = useState<boolean | null>(null);
  const [view, setView] = useState('grid');
  const option = (value: string) => ({ value, label: t(`chip.${value}`) });
  return (
    <div className={css.stack}>
      <ChipRadio
        label={t('chip.day')}
        required
        options={['today', 'yesterday', 'before'].map(option)}
        value={day}
        onChange={setDay}
      />
      <ChipChecks
        label={t('chip.parts')}
        options={['flesh', 'head', 'eggs', 'viscera'].map(option)}
        values={parts}
        onChange={setParts}
      />
      <TriState label={t('chip.ill')} value={ill} onChange={setIll} />
      <Segmented
        label={t('chip.view')}
        hideLabel
        size="sm"
        options={[
          { ...option('grid'), icon: 'layout-grid' },
          { ...option('list'), icon: 'list' },
        ]}
        value={view}
        onChange={setView}
      />
      <div className={css.row}>
        <Chip isOn onRemove={keep}>
          {t('chip.month')}
        </Chip>
        <Chip onPress={keep} icon="plus">
          {t('chip.filter')}
        </Chip>
        <Chip isOn onPress={keep}>
          {t('chip.groups')}
        </Chip>
      </div>
    </div>
  );
}

export default { id: 'ChipGroup, TriState, Segmented, Chip', Show } satisfies Story;
