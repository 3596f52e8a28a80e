import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Switch } from '@ciguawatch/shared/ui/fields/switch';
import { useEffect, useState } from 'react';
import { ProfileSection } from './profile-section';

/** Setting that the server reads before it makes a morning mail; only `false` switches it off. */
const SETTING = { key: 'morning-mail' };

/** Whether an editor of cases gets a mail in the morning when something waits for them. */
export function MorningMail() {
  const t = useT('profile');
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: SETTING, signal: control.signal }).then(
      ({ value }) => setOn(value !== false),
      // Without an answer the switch stays disabled, since it would show a guess.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  const change = async (on: boolean) => {
    setOn(on);
    try {
      await call(putSetting, { params: SETTING, body: { value: on ? null : false } });
    } catch (thrown) {
      setOn(!on);
      toasts.error(t('profile.saveFailed'), errorText(thrown) ?? undefined);
    }
  };
  return (
    <ProfileSection title={t('profile.mails')}>
      <Switch
        label={t('profile.morningMail')}
        help={t('profile.morningMailHelp')}
        isOn={isOn !== false}
        isDisabled={isOn === null}
        onChange={(on) => void change(on)}
      />
    </ProfileSection>
  );
}
