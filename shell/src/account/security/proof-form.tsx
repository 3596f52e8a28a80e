import type { Proof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField, FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useEffect, useRef, useState } from 'react';
import css from './security.module.css';

interface Props {
  /** Whether a code may be given instead of the password. */
  hasCodes: boolean;
  submit: string;
  danger?: boolean;
  onProof(proof: Proof): Promise<void>;
  onCancel(): void;
}

/** Asks for the password, or for a code, before second factors change. */
export function ProofForm({ hasCodes, ...props }: Props) {
  const t = useT('security');
  const [byCode, setByCode] = useState(false);
  return (
    <div className={css.proof}>
      <ProofFields key={String(byCode)} byCode={byCode} {...props} />
      {hasCodes && (
        <TextButton size="sm" onPress={() => setByCode(!byCode)}>
          {t(byCode ? 'proof.byPassword' : 'proof.byCode')}
        </TextButton>
      )}
    </div>
  );
}

function ProofFields(props: Omit<Props, 'hasCodes'> & { byCode: boolean }) {
  const { byCode, submit, danger = false, onProof, onCancel } = props;
  const t = useT('security');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const name = byCode ? 'code' : 'password';
  const form = useNewForm<Record<string, string>>({
    initial: { [name]: '' },
    rules: (values) => ({ ...(!values[name]?.trim() && { [name]: 'required' }) }),
    submit: (values) => onProof({ [name]: values[name] ?? '' }),
  });
  return (
    <Form form={form} ref={box} className={css.fields}>
      <SubmitProblem />
      {byCode ? (
        <FormTextField name="code" label={t('proof.code')} help={t('proof.codeHelp')} maxLength={64} />
      ) : (
        <FormPasswordField name="password" label={t('proof.password')} />
      )}
      <div className={css.buttons}>
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{submit}</SubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Form>
  );
}
