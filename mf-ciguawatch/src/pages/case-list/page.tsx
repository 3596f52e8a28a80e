import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useEffect } from 'react';
import { lists } from '../../report/report-lists';
import { colleagues } from '../../thread/colleagues';
import { CaseListScreen } from './case-list';

export { listTexts as texts } from './texts';

/** Page of the case list. */
export default function CaseListPage() {
  const t = useT('caseList');
  useEffect(() => {
    lists.load();
    void colleagues.load();
  }, []);
  return (
    <>
      <title>{t('page.title')}</title>
      <CaseListScreen />
    </>
  );
}
