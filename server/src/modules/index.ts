import type { Area } from '../deps';
import { alertsArea } from './alerts/routes';
import { algaeArea } from './algae/routes';
import { approvalArea } from './approvals/routes';
import { auditArea } from './audit/routes';
import { authArea } from './auth/routes';
import { caseDeskArea } from './cases/desk/routes';
import { caseEditorArea } from './cases/editing/editor-routes';
import { caseListArea } from './cases/list-routes';
import { reportArea } from './cases/routes';
import { chartArea } from './chart/routes';
import { configArea } from './config/routes';
import { coverageArea } from './coverage/routes';
import { deploymentArea } from './deployment/routes';
import { fishbaseArea } from './fishbase/routes';
import { i18nArea } from './i18n/routes';
import { outlinesArea } from './locations/edit/routes';
import { locationsArea } from './locations/routes';
import { monthlyArea } from './monthly/routes';
import { pairArea } from './pairs/routes';
import { pictureArea } from './pictures/routes';
import { plainArea } from './plain/routes';
import { publicArea } from './public/routes';
import { revisionsArea } from './revisions/routes';
import { settingsArea } from './settings/routes';
import { syncArea } from './sync/routes';
import { usersArea } from './users/routes';
import { workArea } from './work/routes';

/** Every area of the API, in the order of the API description. */
export const areas: readonly Area[] = [
  configArea,
  authArea,
  usersArea,
  i18nArea,
  auditArea,
  reportArea,
  caseListArea,
  caseDeskArea,
  caseEditorArea,
  alertsArea,
  approvalArea,
  pairArea,
  outlinesArea,
  locationsArea,
  chartArea,
  coverageArea,
  monthlyArea,
  fishbaseArea,
  revisionsArea,
  algaeArea,
  pictureArea,
  syncArea,
  publicArea,
  workArea,
  settingsArea,
  deploymentArea,
  plainArea,
];
