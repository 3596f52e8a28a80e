import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { DISCARD_REASONS, type DiscardReason } from '@ciguawatch/shared/domain/case-class/classes';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import css from './case-class.module.css';

interface Props {
  id: number;
  isDiscarded: boolean;
  busy: boolean;
  onSend: (body: Pick<CasePatch, 'discarded' | 'reason'>) => void;
  onClose: () => void;
}

/** Asks what a case was instead of ciguatera and why, or why that is taken back. It stays open until the server has it. */
export const DiscardDialog = observer(function DiscardDialog(props: Props) {
  const { id, isDiscarded, busy, onSend, onClose } = props;
  const t = useT('caseClass');
  const d = useT('domain');
  const [found, setFound] = useState<DiscardReason | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const said = reason.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (said !== '' && (isDiscarded || found !== null))
      onSend({ discarded: isDiscarded ? null : found, reason: said });
  };
  const what = isDiscarded ? 'takeBack' : 'discard';
  const form = 'discard-case';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`class.${what}Title`, { id: String(id) })}
      actions={
        <>
          <Button onPress={onClose}>{t('class.cancel')}</Button>
          <Button type="submit" form={form} variant={isDiscarded ? 'primary' : 'danger'} busy={busy}>
            {t(`class.${what}Now`)}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={send}>
        <p className={css.said}>{t(`class.${what}Text`)}</p>
        {!isDiscarded && (
          <ChipRadio
            label={t('class.what')}
            options={DISCARD_REASONS.map((value) => ({ value, label: d(`discarded.${value}`) }))}
            value={found}
            onChange={setFound}
            error={tried && found === null ? t('class.whatMissing') : null}
          />
        )}
        <TextField
          label={t('class.reason')}
          required
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX}
          error={tried && said === '' ? t('class.reasonMissing') : null}
        />
      </form>
    </Dialog>
  );
});
