import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { formatDate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { Section } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from '../words';
import type { Line } from './outcome';

/** Section on people who were still ill later; none where too few had answered. */
export function recoverySections({ recovery }: ReportContent, words: ReportWords): Section[] {
  if (!recovery) return [];
  const { t, number, percent, code } = words;
  const rows = recovery.dates.map(({ due, asked, answered, ill, share, low, high, atLeast, atMost }) => ({
    label: t(`recovery_${due}`),
    words: t('recoveryOf', {
      ...{ ill: number(ill), answered: number(answered), asked: number(asked) },
      ...{ share: percent(share), low: percent(low), high: percent(high) },
      ...{ atLeast: percent(atLeast), atMost: percent(atMost) },
    }),
    emphasis: 'found' as const,
  }));
  const basis = t('recoveryBasis', {
    country: words.country,
    until: formatDate(recovery.until, 'long', code),
  });
  return [
    {
      kind: 'section',
      title: t('recovery'),
      parts: [
        { kind: 'rows', rows },
        { kind: 'text', words: basis, small: true },
      ],
    },
  ];
}

/** Lines of the saved table on people still ill. */
export const recoveryLines = ({ recovery }: ReportContent, { t }: ReportWords): Line[] =>
  (recovery?.dates ?? []).flatMap(({ due, asked, answered, ill }): Line[] => [
    [t('recovery'), t(`recovery_${due}`), ill, answered],
    [t('recoveryAsked'), t(`recovery_${due}`), asked],
  ]);
