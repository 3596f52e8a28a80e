import { ALERT_STATES, type AlertPage, type AlertState } from '@ciguawatch/shared/api/schemas/alert';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Count } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import css from './page.module.css';

/** Tabs of the log by state, with the number of alerts in each. */
export const Views = observer(function Views({
  state,
  page,
  onChange,
  children,
}: {
  state: AlertState | null;
  page: AlertPage | null;
  onChange: (state: AlertState | null) => void;
  /** shown at the end of the line */
  children?: ReactNode;
}) {
  const t = useT('ciguawatch');
  const states = page?.states;
  const all = states ? states.open + states.verified + states.discarded : null;
  return (
    <nav className={css.views} aria-label={t('alerts.views')}>
      {[...ALERT_STATES, null].map((one) => {
        const count = one === null ? all : (states?.[one] ?? null);
        return (
          <button
            key={one ?? 'all'}
            type="button"
            className={css.view}
            aria-current={one === state ? 'page' : undefined}
            onClick={() => onChange(one)}
          >
            {t(`alerts.view_${one ?? 'all'}`)}
            {count !== null && (
              <Count isHot={one === 'open' && count > 0}>{formatNumber(count, {}, language.code)}</Count>
            )}
          </button>
        );
      })}
      {children}
    </nav>
  );
});
