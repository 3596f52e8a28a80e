import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useHeightVariable } from '../frame/use-height-variable';
import css from './banners.module.css';
import { InstallBanner } from './install-banner';
import { NewBuild } from './new-build';
import { useDataDate } from './use-data-date';
import { useOfflineToast } from './use-offline-toast';

/** Banners that concern every page: demonstration data, offline, new version, installation. */
export const Banners = observer(function Banners() {
  const t = useT('shell');
  const date = useDataDate();
  const box = useHeightVariable('--banners-h');
  useOfflineToast();
  const { online, network } = connectivity;
  return (
    <section className={css.banners} ref={box} aria-label={t('banner.label')}>
      {config.value?.demo && (
        <p className={`${css.banner} ${css.demo}`}>
          <Icon name="info" size={18} />
          {t('banner.demo')}
        </p>
      )}
      <div role="status">
        {!online && (
          <p className={`${css.banner} ${css.offline}`}>
            <Icon name="wifi-off" size={18} />
            <span>
              <b>{t(network ? 'banner.weak' : 'banner.offline')}</b>{' '}
              {date && t('banner.offlineDate', { date })}
            </span>
          </p>
        )}
        <NewBuild />
        <InstallBanner />
      </div>
    </section>
  );
});
