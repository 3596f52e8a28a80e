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

const doNothing = () => undefined;

/**
 * Components of each first view. `history: '1'` makes the report render "How often?", which first-views.css
 * hides until needed.
 */
const views: Record<string, () => ReactElement> = {
  'case-map': () => <MapFirst />,
  'case-stats': () => <StatsFirst />,
  'case-report': () => (
    <ReportForm
      uuid="first"
      initial={{ ...emptyReport(), history: '1' }}
      savedAt={null}
      onChange={doNothing}
      onSend={doNothing}
      onClose={doNothing}
    />
  ),
};

/**
 * HTML of the first views by page key, rendered at build time (scripts/first-view) from the components of the
 * pages.
 * @param code language, such as `fr_FR`
 */
export const draw = (code: string): Promise<Record<string, string>> => drawAll(views, code);
