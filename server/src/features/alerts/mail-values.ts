import type { Signal } from '@ciguawatch/shared/domain/alerts/history';
import { isLate } from '@ciguawatch/shared/domain/alerts/lateness';
import { usualWords } from '@ciguawatch/shared/domain/alerts/usual-words';
import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { chooseForm } from '@ciguawatch/shared/domain/text/plural-forms';
import { dateWords } from '@ciguawatch/shared/domain/time/date-words';
import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { TAGS } from '../../mail/case-lines';
import type { MailLanguage } from '../../mail/language';

const TEXTS: Record<MailLanguage, Record<string, string>> = { fr_FR: french.alert, en_US: english.alert };

interface MailedSignal extends Signal {
  toldAfter: number;
  /** meals of its cases */
  meals: number;
  /** people ill at these meals */
  people: number;
  /** name of the fish that its cases name, where its rule looks at one */
  fishName: string;
}

/** Texts of an alert mail in one language: rule, window, observed and expected numbers, meals, and the delay. */
export function alertValues(
  { rule, from, until, sentence, expected, toldAfter, meals, people, fishName }: MailedSignal,
  language: MailLanguage,
): Record<string, string> {
  const texts = TEXTS[language];
  const number = new Intl.NumberFormat(TAGS[language], { maximumFractionDigits: 1 });
  const precise = new Intl.NumberFormat(TAGS[language], { maximumSignificantDigits: 2 });
  const fill = (name: string, values: Record<string, string>): string =>
    (texts[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const date = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[language], { ...style, timeZone: 'UTC' });
  const whole = from.endsWith('-01') && daysAfter(until, 1).endsWith('-01');
  const day = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const period = whole
    ? date({ month: 'long', year: 'numeric' }).format(new Date(from))
    : from === until
      ? dateWords(day, new Date(from))
      : fill('between', { from: dateWords(day, new Date(from)), until: dateWords(day, new Date(until)) });
  const usual = (mean: number, unit = '') => {
    const { kind, value } = usualWords(mean);
    return chooseForm(
      fill(`usual_${kind}${kind === 'number' ? unit : ''}`, { value: number.format(value) }),
      value,
    );
  };
  const expectedText = (mean: number) => (rule === 'pooled' ? precise.format(mean) : usual(mean));
  const numbers = Object.fromEntries(
    Object.entries(sentence.values).map(([key, value]) => [
      key,
      value === null ? '' : key === 'expected' ? expectedText(value) : number.format(value),
    ]),
  );
  const usualLine = (mean: number | null): string => {
    if (rule === 'large_meal') return fill('usual_any', {});
    if (rule === 'same_fish') return fill('usual_fish', {});
    if (mean === null) return fill('usual_unknown', {});
    if (rule === 'pooled') return chooseForm(fill('usual_pooled', { expected: precise.format(mean) }), mean);
    return fill('usual', { expected: usual(mean, '_month') });
  };
  return {
    rule: chooseForm(fill(`rule_${rule}`, numbers), sentence.values.threshold),
    period,
    seen: chooseForm(fill(`seen_${sentence.text}`, { ...numbers, fish: fishName }), sentence.values.years),
    meals: fill('meals_people', {
      meals: chooseForm(fill('meals', { count: number.format(meals) }), meals),
      people: chooseForm(fill('people', { count: number.format(people) }), people),
    }),
    late: isLate(toldAfter) ? chooseForm(fill('late', { days: number.format(toldAfter) }), toldAfter) : '',
    usual: usualLine(expected),
  };
}
