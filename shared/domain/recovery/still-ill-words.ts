import type { Translate } from '../text/translate';
import type { RecoveryDay } from './answers';
import type { StillIll } from './still-ill';

/** How the words are made: texts of the domain and the numbers of the reader. */
interface Words {
  t: Translate;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

/** The share still ill at one date as the cell of a table; a dash where none is told. */
export function stillIllCell(found: StillIll | undefined, { t, number }: Words): string {
  if (!found) return '–';
  const { answered, ill, share, low, high } = found;
  const percent = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 });
  return t('stillIll.cell', {
    ...{ answered: number(answered), ill: number(ill) },
    ...{ share: percent(share), low: percent(low), high: percent(high) },
  });
}

/** The share still ill at one date in words, with its interval and, where some did not answer, what their silence can hide. */
export function stillIllText(
  { due, asked, answered, ill, share, low, high, atLeast, atMost }: StillIll & { due: RecoveryDay },
  { t, number }: Words,
): string {
  const percent = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 });
  const told = t(`stillIll.due_${due}`, {
    ...{ answered: number(answered), ill: number(ill) },
    ...{ share: percent(share), low: percent(low), high: percent(high) },
  });
  if (answered === asked) return told;
  const bounds = { asked: number(asked), atLeast: percent(atLeast), atMost: percent(atMost) };
  return `${told} ${t('stillIll.silent', bounds)}`;
}
