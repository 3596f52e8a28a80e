import { confirmTotp } from '@ciguawatch/shared/api/calls/accounts/factors';
import type { TotpOffer } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { lazy, Suspense, useEffect, useRef } from 'react';
import css from './security.module.css';

const QrCode = lazy(() => import('./qr-code'));

interface Props {
  offer: TotpOffer;
  onAdded(codes: string[] | null): void;
  onCancel(): void;
}

/** A secret for an authenticator app: to scan or to type, then a code of the app. */
export function AppOffer({ offer, onAdded, onCancel }: Props) {
  const t = useT('security');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useNewForm({
    initial: { code: '' },
    rules: ({ code }) => ({ ...(code.trim() === '' && { code: 'required' }) }),
    submit: async ({ code }) => {
      const answer = await call(confirmTotp, { params: undefined, body: { code: code.trim() } });
      onAdded(answer.recovery_codes);
    },
  });
  return (
    <Form form={form} className={css.fields}>
      <p>{t('app.scan')}</p>
      <Suspense fallback={<Skeleton height={200} />}>
        <QrCode text={offer.uri} label={t('app.qr')} />
      </Suspense>
      <p>
        {t('app.type')} <code className={css.secret}>{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <SubmitProblem />
      <FormTextField
        name="code"
        label={t('app.code')}
        help={t('app.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        inputRef={input}
      />
      <div className={css.buttons}>
        <SubmitButton icon="check">{t('app.confirm')}</SubmitButton>
        <Button variant="quiet" onPress={onCancel}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Form>
  );
}
