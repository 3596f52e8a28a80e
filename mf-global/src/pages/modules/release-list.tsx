import type { KeptRelease } from '@ciguawatch/shared/api/schemas/deployment';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import css from './drawer.module.css';

const STATE_TONES: Record<KeptRelease['state'], BadgeTone> = {
  current: 'lagoon',
  ready: 'neutral',
  refused: 'sand',
};

/** Releases stored by the portal, when each was in service, and whether it can be put into service again. */
export const ReleaseList = observer(function ReleaseList({ releases }: { releases: readonly KeptRelease[] }) {
  const t = useT('modules');
  const date = (at: string) => formatInstant(at, undefined, 'short');
  const period = ({ from, until, placed }: KeptRelease) => {
    if (from && until) return t('modules.period', { from: date(from), until: date(until) });
    return from ? t('modules.fromOn', { from: date(from) }) : t('modules.neverUsed', { date: date(placed) });
  };
  return (
    <section>
      <h3>{t('modules.releases')}</h3>
      <ul className={css.list}>
        {releases.map((one) => (
          <li key={one.version}>
            <div>
              <b>{one.version}</b>
              <span className={css.help}>{period(one)}</span>
              {one.why && <span className={css.help}>{t(`why.${one.why}`)}</span>}
            </div>
            <Badge tone={STATE_TONES[one.state]}>{t(`modules.${one.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
});
