import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import type { FormModel } from '@ciguawatch/shared/ui/form/form-model';
import { useState } from 'react';
import { firstAnswers } from './page/first-answers';

/**
 * Puts answers typed into the first view into a new form before its first render. They are applied as
 * changes, because a draft stores nothing that equals the initial values.
 */
export function useFirstAnswers(form: FormModel<ReportValues>): void {
  useState(() => {
    const given = firstAnswers(firstView.answers());
    if (Object.keys(given).length > 0) form.change(given);
    return null;
  });
}
