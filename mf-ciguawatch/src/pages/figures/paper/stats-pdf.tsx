import '../texts';
import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, language, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { thresholdIn } from '../../../places/country-numbers';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import { kpiItems } from '../../case-stats/kpi-items';
import { useSpecs } from '../../case-stats/specs/use-specs';
import { describeFigures, figuresName } from '../describe-figures';
import { statsDocument } from '../stats-document/stats-document';
import { useLog } from '../use-log';

/** Props of the component that saves the statistics as a PDF. */
export interface StatsPdfProps {
  figures: CaseStatistics;
  choice: CaseChoice;
  filter: CaseFilter;
  yearsText: string;
  /** Called once, whether or not the file was saved. */
  onDone: () => void;
}

/** Saves the statistics as a PDF when mounted and renders nothing; its texts must be loaded. */
const StatsPdf = observer(function StatsPdf({ figures, choice, filter, yearsText, onDone }: StatsPdfProps) {
  const t = useT('ciguawatch');
  // The map has no section of its own, because the chart of islands holds the same numbers.
  const { months, before, after } = useSpecs(figures, choice);
  const log = useLog(filter);
  const begun = useRef(false);
  useEffect(() => {
    if (log === null || begun.current) return;
    begun.current = true;
    const { code } = language;
    const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 }, code);
    const { threshold } = thresholdIn(filter);
    const save = async () => {
      const about = describeFigures({ choice, page: window.location.pathname, latest: figures.latest });
      const document = statsDocument(
        {
          title: t('stats.title'),
          portal: translate('figures', 'figures.portal'),
          language: code.replace('_', '-'),
          at: clock.now(),
          about,
          kpis: kpiItems(figures, yearsText, t),
          charts: [months, ...before, ...after],
          log: {
            title: `${t('stats.outbreaks')} · ${t('stats.outbreaksSay', { count: log.rows.length, threshold })}`,
            lines: log.rows.map(({ name, value }) => `${name} · ${value}`),
            basis: log.basis,
          },
        },
        { number, total: translate('ui', 'chart.total'), unobserved: translate('ui', 'chart.unobserved') },
      );
      saveFile(`${figuresName(t('stats.fileStats'), choice)}.pdf`, await makePdf(document));
    };
    void save()
      .catch((error: unknown) =>
        toasts.error(translate('figures', 'figures.noPdf'), errorText(error) ?? undefined),
      )
      .finally(onDone);
  });
  return null;
});

export default StatsPdf;
