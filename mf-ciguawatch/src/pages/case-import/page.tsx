import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import css from '../../import/import.module.css';
import { fetchBoxes } from '../../places/places-with-boxes';
import { lists } from '../../report/report-lists';
import { columnsFor } from './columns-for';
import { useImports } from './past/use-imports';
import { Start } from './start';
import { CaseImportWork } from './work';
import { WorkView } from './work-view';

export { caseImportTexts as texts } from './texts';

/** `/ciguawatch/case/import`: imports a case list, all lines or none, and undoes an import as a whole. */
export default observer(function CaseImportPage() {
  const t = useT('caseImport');
  const [work] = useState(() => new CaseImportWork());
  const imports = useImports();
  useEffect(() => {
    lists.load();
    void fetchBoxes();
    return work.start();
  }, [work]);
  useEffect(() => {
    if (!work.file || !imports.items) return;
    const { columns, source } = columnsFor(work.file.sheet.head, imports.items);
    work.recognise(columns, source);
  }, [work, imports.items]);
  const isReady = lists.places.length > 0 && lists.species.length > 0;
  return (
    <div className={css.page} data-density="compact">
      <title>{t('page.title')}</title>
      {!isReady && (
        <Loading label={t('page.loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
      {isReady &&
        (work.file ? <WorkView work={work} imports={imports} /> : <Start work={work} imports={imports} />)}
    </div>
  );
});
