import { renamePasskey } from '@ciguawatch/shared/api/calls/accounts/passkeys';
import { type Factors, PASSKEY_NAME_MAX } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useEffect, useRef, useState } from 'react';
import css from './security.module.css';

type Passkey = Factors['passkeys'][number];

interface Props {
  passkey: Passkey;
  onRemove(): void;
  /** Called after it got another name. */
  onRenamed(): void;
}

/** One passkey of the account, with its name and what can be done with it. */
export function PasskeyItem({ passkey, onRemove, onRenamed }: Props) {
  const t = useT('security');
  const [isRenaming, setRenaming] = useState(false);
  const date = (instant: string) => formatInstant(instant, undefined, 'medium');
  if (isRenaming)
    return (
      <RenameForm
        passkey={passkey}
        onRenamed={() => {
          setRenaming(false);
          onRenamed();
        }}
        onCancel={() => setRenaming(false)}
      />
    );
  return (
    <>
      <div>
        <b>{passkey.name}</b>
        <p className={css.note}>{t('passkeys.created', { date: date(passkey.created_at) })}</p>
        {passkey.last_used_at && (
          <p className={css.note}>{t('passkeys.used', { date: date(passkey.last_used_at) })}</p>
        )}
      </div>
      <div className={css.buttons}>
        <Button
          size="sm"
          aria-label={t('passkeys.renameOf', { name: passkey.name })}
          onPress={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button size="sm" aria-label={t('passkeys.removeOf', { name: passkey.name })} onPress={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </>
  );
}

function RenameForm({
  passkey: { id, name: held },
  onRenamed,
  onCancel,
}: Pick<Props, 'passkey' | 'onRenamed'> & { onCancel: () => void }) {
  const t = useT('security');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useNewForm({
    initial: { name: held },
    rules: ({ name }) => ({ ...(name.trim() === '' && { name: 'required' }) }),
    submit: async ({ name }) => {
      await call(renamePasskey, { params: { id }, body: { name: name.trim() } });
      toasts.success(t('passkeys.renamed'), undefined, undefined, 'factor');
      onRenamed();
    },
  });
  return (
    <Form form={form} className={css.fields}>
      <SubmitProblem title={t('passkeys.renameFailed')} />
      <FormTextField name="name" label={t('passkeys.name')} maxLength={PASSKEY_NAME_MAX} inputRef={input} />
      <div className={css.buttons}>
        <SubmitButton>{t('passkeys.save')}</SubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Form>
  );
}
