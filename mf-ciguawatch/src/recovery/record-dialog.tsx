import type { RecoveryRecord } from '@ciguawatch/shared/api/schemas/desk/recovery';
import {
  BROUGHT_BACK,
  FEELINGS,
  GONE_SINCE,
  type Recovery,
  type RecoveryDay,
  STILL_FELT,
} from '@ciguawatch/shared/domain/recovery/answers';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { ChipChecks, ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from './recovery.module.css';

interface Props {
  due: RecoveryDay;
  busy: boolean;
  onSend: (body: RecoveryRecord) => void;
  onClose: () => void;
}

/** What a person told an editor about one date. It stays open until the server has it. */
export const RecordDialog = observer(function RecordDialog({ due, busy, onSend, onClose }: Props) {
  const t = useT('recovery');
  const [feels, setFeels] = useState<Recovery['feels'] | null>(null);
  const [felt, setFelt] = useState<Recovery['felt']>([]);
  const [since, setSince] = useState<Recovery['goneSince']>(null);
  const [back, setBack] = useState<Recovery['broughtBack']>([]);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const isIll = feels === 'little' || feels === 'disturbs';
  const options = <T extends string>(part: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: t(`recovery.${part}_${value}`) }));
  const send = () => {
    setTried(true);
    if (feels === null || !agreed) return;
    onSend({ due, feels, felt: isIll ? felt : [], gone_since: since, brought_back: back, agreed });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`recovery.due_${due}`)}
      actions={
        <>
          <Button onPress={onClose}>{t('recovery.cancel')}</Button>
          <Button variant="primary" busy={busy} onPress={send}>
            {t('recovery.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <ChipRadio
          label={t('recovery.feels')}
          options={options('feels', FEELINGS)}
          value={feels}
          onChange={setFeels}
          error={tried && feels === null ? t('recovery.feelsMissing') : null}
        />
        {isIll && (
          <ChipChecks
            label={t('recovery.what')}
            options={options('felt', STILL_FELT)}
            values={felt}
            onChange={setFelt}
          />
        )}
        {feels === 'gone' && (
          <ChipRadio
            label={t('recovery.goneSince')}
            options={options('since', GONE_SINCE)}
            value={since}
            onChange={setSince}
          />
        )}
        <ChipChecks
          label={t('recovery.brought')}
          options={options('back', BROUGHT_BACK)}
          values={back}
          onChange={setBack}
        />
        <Checkbox
          label={t('recovery.agreed')}
          isChecked={agreed}
          onChange={setAgreed}
          error={tried && !agreed ? t('recovery.agreedMissing') : null}
        />
      </div>
    </Dialog>
  );
});
