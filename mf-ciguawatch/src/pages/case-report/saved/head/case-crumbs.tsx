import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { listAddress, readFromList } from '../../../../review-card/from-list';
import css from '../saved.module.css';

/** Breadcrumbs from the case list to this case; they lead back to its row in the list it was opened from. */
export function CaseCrumbs({ id }: { id: number }) {
  const [params] = useSearchParams();
  const t = useT('ciguawatch');
  return (
    <nav aria-label={t('reportEdit.path')} className={css.crumbs}>
      <CrossLink to={listAddress(readFromList(params))}>{t('menu.case-list')}</CrossLink>
      <span aria-hidden="true">›</span>
      <span aria-current="page">{t('report.number', { id: String(id) })}</span>
    </nav>
  );
}
