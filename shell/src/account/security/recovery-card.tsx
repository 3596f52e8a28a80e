import { renewRecovery } from '@ciguawatch/shared/api/calls/accounts/factors';
import type { Factors } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useState } from 'react';
import { ProfileSection } from '../profile/profile-section';
import { ProofForm } from './proof-form';

interface Props {
  factors: Factors;
  onChange(codes: string[] | null): void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ factors, onChange }: Props) {
  const t = useT('security');
  const [asking, setAsking] = useState(false);
  return (
    <ProfileSection title={t('recovery.title')} help={t('recovery.help')}>
      <p>{t('recovery.left', { count: factors.recovery_left })}</p>
      {asking ? (
        <ProofForm
          hasCodes
          submit={t('recovery.renew')}
          onProof={async (proof) => {
            const answer = await call(renewRecovery, { params: undefined, body: proof });
            setAsking(false);
            onChange(answer.recovery_codes);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button icon="refresh-cw" onPress={() => setAsking(true)}>
          {t('recovery.renew')}
        </Button>
      )}
    </ProfileSection>
  );
}
