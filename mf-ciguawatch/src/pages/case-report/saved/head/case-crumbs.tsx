import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import css from '../saved.module.css';

/** Breadcrumbs from the case list to this case. */
export function CaseCrumbs({ id }: { id: number }) {
  const t = useT('ciguawatch');
  return (
    <nav aria-label={t('reportEdit.path')} className={css.crumbs}>
      <CrossLink to="/ciguawatch/case/report/list">{t('menu.case-list')}</CrossLink>
      <span aria-hidden="true">›</span>
      <span aria-current="page">{t('report.number', { id: String(id) })}</span>
    </nav>
  );
}
