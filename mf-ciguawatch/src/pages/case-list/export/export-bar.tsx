import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import css from './export.module.css';
import type { ExportRun } from './export-run';

/** Progress of the running export, with a button to cancel it. */
export const ExportBar = observer(function ExportBar({ run, total }: { run: ExportRun; total: number }) {
  const t = useT('caseList');
  if (!run.running) return null;
  const done = Math.min(run.lines, total);
  return (
    <div className={css.bar} role="status">
      <progress
        className={css.progress}
        value={done}
        max={Math.max(1, total)}
        aria-label={t('export.running')}
      />
      <span>{t('export.progress', { n: formatNumber(done), total: formatNumber(total) })}</span>
      <Button size="sm" onPress={() => run.cancel()}>
        {t('export.cancel')}
      </Button>
    </div>
  );
});
