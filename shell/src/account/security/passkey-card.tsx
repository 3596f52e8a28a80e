import { newPasskeyOptions, removePasskey } from '@ciguawatch/shared/api/calls/accounts/passkeys';
import type { Factors, PasskeyOptions, Proof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useState } from 'react';
import { ProfileSection } from '../profile/profile-section';
import { PasskeyItem } from './passkey-item';
import { PasskeyNameForm } from './passkey-name-form';
import { ProofForm } from './proof-form';
import css from './security.module.css';

interface Props {
  factors: Factors;
  /** Called after a change, with new recovery codes when there are some. */
  onChange(codes?: string[] | null): void;
}

/** Passkeys of the account: added on this device, removed one by one. */
export function PasskeyCard({ factors, onChange }: Props) {
  const t = useT('security');
  /** number of the passkey to remove, or 'new' */
  const [asking, setAsking] = useState<number | 'new' | null>(null);
  const [options, setOptions] = useState<PasskeyOptions | null>(null);
  const { passkeys } = factors;
  const isSupported = 'PublicKeyCredential' in window;
  const close = () => {
    setAsking(null);
    setOptions(null);
  };
  const remove = async (id: number, proof: Proof) => {
    await call(removePasskey, { params: { id }, body: proof });
    toasts.success(t('passkeys.removed'), t('page.told'), undefined, 'factor');
    close();
    onChange();
  };
  const hasCodes = factors.recovery_left > 0;
  return (
    <ProfileSection title={t('passkeys.title')}>
      <p>{t('passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={css.item}>
              {asking === passkey.id ? (
                <ProofForm
                  hasCodes={hasCodes}
                  danger
                  submit={t('passkeys.remove')}
                  onProof={(proof) => remove(passkey.id, proof)}
                  onCancel={close}
                />
              ) : (
                <PasskeyItem
                  passkey={passkey}
                  onRemove={() => setAsking(passkey.id)}
                  onRenamed={() => onChange()}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isSupported && <p className={css.note}>{t('passkeys.unsupported')}</p>}
      {isSupported && asking !== 'new' && (
        <Button icon="plus" onPress={() => setAsking('new')}>
          {t('passkeys.add')}
        </Button>
      )}
      {asking === 'new' && !options && (
        <ProofForm
          hasCodes={hasCodes}
          submit={t('passkeys.next')}
          onProof={async (proof) => {
            setOptions(await call(newPasskeyOptions, { params: undefined, body: proof }));
          }}
          onCancel={close}
        />
      )}
      {options && (
        <PasskeyNameForm
          options={options}
          onAdded={(codes) => {
            close();
            toasts.success(t('passkeys.added'), t('page.told'), undefined, 'factor');
            onChange(codes);
          }}
          onCancel={close}
        />
      )}
    </ProfileSection>
  );
}
