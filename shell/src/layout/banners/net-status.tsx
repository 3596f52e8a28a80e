import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './net-status.module.css';

/** Network status as dot and word; on phones the word is for screen readers only. */
export const NetStatus = observer(function NetStatus() {
  const t = useT('shell');
  return (
    <span className={connectivity.online ? css.net : `${css.net} ${css.off}`} role="status">
      <span className={css.word}>{t(connectivity.online ? 'bar.online' : 'bar.offline')}</span>
    </span>
  );
});
