import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { NewsBar } from '../../../news/news-bar';
import type { CaseListStore } from '../store/case-list-store';
import { useArrivals } from './use-arrivals';

/** How many cases arrived since the list was loaded, with a button that loads them. */
export const Arrivals = observer(function Arrivals({ store }: { store: CaseListStore }) {
  const t = useT('caseList');
  const count = useArrivals(store);
  return (
    <NewsBar
      text={count > 0 ? t('arrivals.count', { count }) : null}
      show={t('arrivals.show')}
      onShow={() => store.refresh()}
    />
  );
});
