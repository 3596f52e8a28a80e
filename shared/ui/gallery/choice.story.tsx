import { useState } from 'react';
import { Checkbox } from '../fields/checkbox';
import { RadioGroup } from '../fields/radio-group';
import { Switch } from '../fields/switch';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

function Show() {
  const t = useGalleryT();
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  const [who, setWho] = useState<string | null>('self');
  const [none, setNone] = useState<string | null>(null);
  const people = [
    { value: 'self', label: t('choice.self') },
    { value: 'relative', label: t('choice.relative') },
    { value: 'patient', label: t('choice.patient'), help: t('choice.patientHelp') },
    { value: 'unsaid', label: t('choice.unsaid') },
  ];
  return (
    <div className={css.stack}>
      <RadioGroup label={t('choice.who')} look="tiles" options={people} value={who} onChange={setWho} />
      <div className={css.two}>
        <RadioGroup
          label={t('choice.who')}
          options={people}
          value={none}
          onChange={setNone}
          error={t('choice.error')}
        />
        <div className={css.stack}>
          <Checkbox label={t('choice.noTime')} isChecked={on} onChange={setOn} />
          <Checkbox label={t('choice.all')} isChecked={false} isMixed onChange={setOff} />
          <Checkbox label={t('choice.noTime')} isChecked={off} onChange={setOff} isDisabled />
          <Switch label={t('choice.keep')} help={t('choice.keepHelp')} isOn={on} onChange={setOn} />
          <Switch label={t('choice.keep')} isOn={off} onChange={setOff} />
        </div>
      </div>
    </div>
  );
}

export default { id: 'Checkbox, Switch, RadioGroup', Show } satisfies Story;
