import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import css from '../page.module.css';
import { StatsHead } from './stats-head';

const doNothing = () => undefined;

/** First view of the statistics, shown until the scripts are loaded. */
export function StatsFirst() {
  const t = useT('ciguawatch');
  const copy = (
    <Button size="sm" icon="link">
      {t('map.copyLink')}
    </Button>
  );
  return (
    <div className={css.page}>
      <StatsHead
        copy={copy}
        onCopy={doNothing}
        pdf={{ isDisabled: true, onPress: doNothing }}
        onPrint={doNothing}
        onRows={doNothing}
      />
    </div>
  );
}
