import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { drawAll } from '@ciguawatch/shared/webpack/draw-first-views';
import type { ReactElement } from 'react';
import './first-views.css';
import './report-texts';
import './stats-texts';
import './texts';
import { MapFirst } from './pages/case-map/first/map-first';
import { ReportForm } from './pages/case-report/form/report-form';
import { StatsFirst } from './pages/case-stats/head/stats-first';

const nothing = () => undefined;

/** "How often?" is drawn with the first section; the page hides it until it is asked. */
const views: Record<string, () => ReactElement> = {
  'case-map': () => <MapFirst />,
  'case-stats': () => <StatsFirst />,
  'case-report': () => (
    <ReportForm
      uuid="first"
      initial={{ ...emptyReport(), history: '1' }}
      savedAt={null}
      onChange={nothing}
      onSend={nothing}
      onClose={nothing}
    />
  ),
};

/**
 * What stands on a page of this module before its scripts have come, by page key: its very components, drawn while the
 * portal is built (scripts/first-view).
 */
export const draw = (code: string): Promise<Record<string, string>> => drawAll(views, code);
