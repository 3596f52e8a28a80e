import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { installOffer } from '../../install/install-offer';
import css from './banners.module.css';

/** Offers to install the portal; where only the browser's menu can, it says how. */
export const InstallBanner = observer(function InstallBanner() {
  const t = useT('shell');
  const { way } = installOffer;
  if (way === null) return null;
  return (
    <div className={`${css.banner} ${css.build}`}>
      <Icon name="download" size={18} />
      <span className={css.words}>{t(`install.${way}`)}</span>
      {way === 'prompt' && (
        <Button size="sm" onPress={() => void installOffer.accept()}>
          {t('install.accept')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onPress={() => installOffer.close()}>
        {t(way === 'prompt' ? 'install.no' : 'install.close')}
      </Button>
    </div>
  );
});
