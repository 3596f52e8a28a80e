import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { buildCheck } from '../../offline/build-check';
import css from './banners.module.css';

/** Offers a newer version of the portal; the person decides when to reload. */
export const NewBuild = observer(function NewBuild() {
  const t = useT('shell');
  if (!buildCheck.available) return null;
  return (
    <div className={`${css.banner} ${css.build}`}>
      <Icon name="refresh-cw" size={18} />
      {t('banner.build')}
      <Button size="sm" onPress={() => void buildCheck.reload()}>
        {t('banner.buildReload')}
      </Button>
      <Button size="sm" variant="quiet" onPress={() => buildCheck.dismiss()}>
        {t('banner.buildLater')}
      </Button>
    </div>
  );
});
