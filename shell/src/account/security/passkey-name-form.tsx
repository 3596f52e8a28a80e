import { PASSKEY_NAME_MAX, type PasskeyOptions } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useEffect, useRef } from 'react';
import css from './security.module.css';

interface Props {
  options: PasskeyOptions;
  onAdded(codes: string[] | null): void;
  /** Called when it was given up; a challenge serves once. */
  onCancel(): void;
}

/** Asks how the device is called, then makes the passkey by the browser's dialog. */
export function PasskeyNameForm({ options, onAdded, onCancel }: Props) {
  const t = useT('security');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useNewForm({
    initial: { name: '' },
    rules: ({ name }) => ({ ...(name.trim() === '' && { name: 'required' }) }),
    submit: async ({ name }) => {
      try {
        const { makePasskey } = await import('./make-passkey');
        onAdded((await makePasskey(options, name.trim())).recovery_codes);
      } catch (thrown) {
        if (thrown instanceof ApiError) throw thrown;
        toasts.error(t('passkeys.failed'), t('passkeys.cancelled'), 'passkey');
        onCancel();
      }
    },
  });
  return (
    <Form form={form} className={css.fields}>
      <SubmitProblem title={t('passkeys.failed')} />
      <FormTextField
        name="name"
        label={t('passkeys.name')}
        help={t('passkeys.nameHelp')}
        maxLength={PASSKEY_NAME_MAX}
        inputRef={input}
      />
      <div className={css.buttons}>
        <SubmitButton icon="key-round">{t('passkeys.create')}</SubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Form>
  );
}
