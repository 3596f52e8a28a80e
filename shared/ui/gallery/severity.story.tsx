import { useState } from 'react';
import { SeverityTag } from '../data/severity-tag';
import { type Severity, SeverityScale } from '../fields/severity-scale';
import { Disclosure } from '../layout/disclosure';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const start: Record<string, Severity | null> = {
  nausea: '1',
  diarrhoea: '3',
  vomiting: 'U',
  tingling: '2',
  cold: 'Y',
  slow: 'N',
  fatigue: null,
};

function Show() {
  const t = useGalleryT();
  const [answers, setAnswers] = useState(start);
  return (
    <div className={css.stack}>
      <Disclosure title={t('severity.group')} icon="activity" aside={t('severity.done')} defaultOpen>
        {Object.entries(answers).map(([id, value]) => (
          <SeverityScale
            key={id}
            name={id}
            label={t(`severity.${id}`)}
            help={id === 'cold' ? t('severity.coldHelp') : undefined}
            value={value}
            isAuto={id === 'slow'}
            onChange={(next) => setAnswers({ ...answers, [id]: next })}
          />
        ))}
      </Disclosure>
      <div className={css.row}>
        {(['N', 'Y', '1', '2', '3', 'U'] as const).map((value) => (
          <SeverityTag key={value} value={value} />
        ))}
        <SeverityTag value="3">{t('severity.diarrhoea')}</SeverityTag>
      </div>
    </div>
  );
}

export default { id: 'SeverityScale, SeverityTag, Disclosure', Show } satisfies Story;
