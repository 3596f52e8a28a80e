import '../texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OutboxLink } from '../../../layout/bars/outbox-link';
import { useArrivals } from '../use-arrivals';
import css from './loaded-link.module.css';
import { ownReports } from './own-reports';

export interface MyReportsLinkProps {
  /** bar: number of waiting items; card: on home; account, menu: a line of the account menu or side menu */
  look: 'bar' | 'card' | 'account' | 'menu';
  /** class of the surrounding lines */
  className?: string | undefined;
  /** whether the menu shows icons only */
  rail?: boolean;
  onDone?: () => void;
}

const MY_REPORTS_PATH = '/my-reports';

/** The link itself, loaded by `shell/src/links/my-reports-link.tsx`. */
export default function LoadedLink(props: MyReportsLinkProps) {
  return props.look === 'bar' ? <InBar /> : <Shown {...props} />;
}

/** In the top bar: number of waiting items, with a toast when they have arrived. */
function InBar() {
  useArrivals();
  useEffect(() => {
    // Preloaded, because the page is mostly opened offline.
    import(/* webpackChunkName: "outbox-page" */ '../outbox-page').catch(() => undefined);
  }, []);
  return <OutboxLink />;
}

const Shown = observer(function Shown({ look, className, rail = false, onDone }: MyReportsLinkProps) {
  const t = useT('outbox');
  const count = ownReports().length;
  if (count === 0) return null;
  const here = location.pathname === MY_REPORTS_PATH;
  const name = t('mine.title');
  if (look === 'card')
    return (
      <CrossLink to={MY_REPORTS_PATH} className={css.card}>
        <Icon name="list" size={22} />
        <span>
          <b>{name}</b>
          <span className={css.count}>{t('mine.count', { count })}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </CrossLink>
    );
  const line = (
    <CrossLink
      to={MY_REPORTS_PATH}
      className={className}
      title={rail ? name : undefined}
      aria-label={rail ? name : undefined}
      aria-current={here ? 'page' : undefined}
      onClick={onDone}
    >
      <Icon name="list" size={18} />
      {!rail && name}
    </CrossLink>
  );
  return look === 'account' ? <li>{line}</li> : line;
});
