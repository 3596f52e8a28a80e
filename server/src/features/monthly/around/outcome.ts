import type { BulletinOutcome } from '@ciguawatch/shared/api/schemas/monthly/around';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { outcomeFigures } from '@ciguawatch/shared/domain/statistics/outcome-figures';
import type { Reader } from '../../../db/store';
import { outcomeFacts } from '../../cases/outcome/facts';

const answersOf = ({ yes, answered }: { yes: number; answered: number }) => ({ yes, answered });

/** Hospital stays, deaths and completeness of the reports of a period; null without a report. */
export async function bulletinOutcome(db: Reader, period: ReportPeriod): Promise<BulletinOutcome | null> {
  const found = await outcomeFacts(db, period);
  if (found.length === 0) return null;
  const { reports, hospitalised, intensive, died, complete } = outcomeFigures(found);
  return {
    reports,
    hospitalised: answersOf(hospitalised),
    intensive: answersOf(intensive),
    died: answersOf(died),
    complete,
  };
}
