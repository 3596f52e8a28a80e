import { useState } from 'react';
import { DateField } from '../fields/date-field';
import { NumberField } from '../fields/number-field';
import { TimeField } from '../fields/time-field';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

function Show() {
  const t = useGalleryT();
  const [ill, setIll] = useState<number | null>(4);
  const [heat, setHeat] = useState<number | null>(36.4);
  const [day, setDay] = useState<string | null>('2026-11-18');
  const [none, setNone] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('19:30');
  return (
    <div className={css.stack}>
      <div className={css.two}>
        <NumberField label={t('number.heat')} unit="°C" step={0.1} value={heat} onChange={setHeat} />
        <NumberField
          label={t('number.ill')}
          help={t('number.illHelp')}
          stepper
          min={1}
          value={ill}
          onChange={setIll}
        />
        <DateField label={t('date.other')} max="2026-11-21" value={day} onChange={setDay} />
        <TimeField label={t('date.time')} value={time} onChange={setTime} />
        <DateField label={t('date.meal')} required error={t('date.error')} value={none} onChange={setNone} />
        <TimeField
          label={t('date.time')}
          isDisabled
          placeholder={t('date.unknown')}
          value={null}
          onChange={setTime}
        />
      </div>
    </div>
  );
}

export default { id: 'NumberField, DateField, TimeField', Show } satisfies Story;
