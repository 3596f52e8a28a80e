import { findCase } from '@ciguawatch/shared/api/calls/cases';
import { readReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useState } from 'react';

const FORM = 'find-by-code';

/**
 * Finds a case by the receipt code that its reporter reads out. The code is sent in a request body, because in
 * the URL it would appear in the browser history and in server logs.
 */
export function FindByCode({ onClose }: { onClose: () => void }) {
  const t = useT('caseList');
  useT('errors');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, once } = useBusy();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const receipt_code = readReceiptCode(typed);
    if (receipt_code === null) {
      setFault(codeText('receipt_code_wrong'));
      return;
    }
    await once(async () => {
      try {
        const { id } = await call(findCase, { params: undefined, body: { receipt_code } });
        go(`/ciguawatch/case/report/${id}`);
      } catch (thrown) {
        setFault(errorText(thrown));
      }
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('code.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" icon="search" busy={busy}>
            {t('code.find')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void find(event)} autoComplete="off">
        <TextField
          inputRef={focusOnce}
          label={t('code.label')}
          help={t('code.help')}
          required
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setFault(null);
          }}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          error={fault}
        />
      </form>
    </Dialog>
  );
}
