import type { Fault } from '@ciguawatch/shared/domain/report/report-rules';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The sentence that says what is wrong with an answer and how to mend it. */
export function faultText(t: Translate, { code, length, min, max, example }: Fault): string {
  const said = t(`report.fault_${code}`, { length, min, max });
  return example === undefined ? said : `${said}. ${t('report.example', { example: formatNumber(example) })}`;
}
