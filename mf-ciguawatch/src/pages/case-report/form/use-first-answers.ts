import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import type { FormModel } from '@ciguawatch/shared/ui/form/form-model';
import { useState } from 'react';
import { firstAnswers } from './page/first-answers';

/**
 * Takes the answers of the first view into a new form. As changes, before anything is drawn of it: answers that the
 * form began with would be kept in no draft.
 */
export function useFirstAnswers(form: FormModel<ReportValues>): void {
  useState(() => {
    const given = firstAnswers(firstView.answers());
    if (Object.keys(given).length > 0) form.change(given);
    return null;
  });
}
