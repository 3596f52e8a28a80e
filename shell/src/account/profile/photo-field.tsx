import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { User } from '@ciguawatch/shared/runtime/session/session';
import { PictureField } from '@ciguawatch/shared/ui/picture-field/picture-field';
import { observer } from 'mobx-react-lite';
import type { ChangeOwnAccount } from './use-own-account';

export { pictureTexts as texts } from '@ciguawatch/shared/ui/picture-field/picture-field';

/** The own photo: chosen, cropped to a circle, uploaded, and used at once. */
export default observer(function PhotoField(props: { user: User; change: ChangeOwnAccount }) {
  const { user, change } = props;
  const t = useT('profile');
  const wear = async (avatar: string | null, waits: string | null) => {
    if (waits !== null) return void toasts.warning(t('photo.offline'), t('photo.offlineText'), 'photo');
    try {
      await change({ profile: { avatar } });
      toasts.success(t(avatar ? 'photo.saved' : 'photo.removed'), undefined, undefined, 'photo');
    } catch (thrown) {
      const text = errorText(thrown);
      if (text) toasts.error(t('photo.failed'), text, 'photo');
    }
  };
  return (
    <PictureField
      label={t('photo.label')}
      value={user.profile.avatar}
      use="avatar"
      onChange={(value, waits) => void wear(value, waits)}
    />
  );
});
