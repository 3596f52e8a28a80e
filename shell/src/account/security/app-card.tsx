import { offerTotp, removeTotp } from '@ciguawatch/shared/api/calls/accounts/factors';
import type { Factors, TotpOffer } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useState } from 'react';
import { ProfileSection } from '../profile/profile-section';
import { AppOffer } from './app-offer';
import { ProofForm } from './proof-form';

interface Props {
  factors: Factors;
  /** Called after a change, with new recovery codes when there are some. */
  onChange(codes?: string[] | null): void;
}

/** The authenticator app: added by a QR code, removed after the password or a code. */
export function AppCard({ factors, onChange }: Props) {
  const t = useT('security');
  const [asking, setAsking] = useState(false);
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const { totp } = factors;
  const close = () => {
    setAsking(false);
    setOffer(null);
  };
  const remove = async (proof: Parameters<Parameters<typeof ProofForm>[0]['onProof']>[0]) => {
    await call(removeTotp, { params: undefined, body: proof });
    toasts.success(t('app.removed'), t('page.told'), undefined, 'factor');
    close();
    onChange();
  };
  return (
    <ProfileSection title={t('app.title')}>
      <p>{totp ? t('app.since', { date: formatInstant(totp, undefined, 'long') }) : t('app.lead')}</p>
      {!asking && (
        <Button
          variant={totp ? 'dangerOutline' : 'primary'}
          icon={totp ? 'trash' : 'plus'}
          onPress={() => setAsking(true)}
        >
          {t(totp ? 'app.remove' : 'app.add')}
        </Button>
      )}
      {asking && !offer && (
        <ProofForm
          hasCodes={factors.recovery_left > 0}
          danger={totp !== null}
          submit={t(totp ? 'app.remove' : 'app.next')}
          onProof={async (proof) => {
            if (totp) return remove(proof);
            setOffer(await call(offerTotp, { params: undefined, body: proof }));
          }}
          onCancel={close}
        />
      )}
      {offer && (
        <AppOffer
          offer={offer}
          onAdded={(codes) => {
            close();
            toasts.success(t('app.added'), t('page.told'), undefined, 'factor');
            onChange(codes);
          }}
          onCancel={close}
        />
      )}
    </ProfileSection>
  );
}
