import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './net-status.module.css';

/** Online status as a dot and a word; on phones only screen readers get the word. */
export const NetStatus = observer(function NetStatus() {
  const t = useT('shell');
  return (
    <span className={connectivity.online ? css.net : `${css.net} ${css.off}`} role="status">
      <span className={css.word}>{t(connectivity.online ? 'bar.online' : 'bar.offline')}</span>
    </span>
  );
});
