import { ONSET_BANDS } from '@ciguawatch/shared/domain/report/outcome-rules';
import { faultText } from '@ciguawatch/shared/domain/report/rendering/fault-text';
import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { type Fault, FIRST_DAY } from '@ciguawatch/shared/domain/report/report-rules';
import { answerOf } from './conditions';
import { type FormWords, inBoth } from './form-words';
import type { Both, SurveyRow } from './survey-row';

type Limits = Pick<SurveyRow, 'constraint' | 'constraintMessage'>;

/** Answers that the server refuses because another one contradicts them. */
const CONTRADICTIONS: Partial<Record<AskedField, { holds: string; fault: Fault }>> = {
  age_months: {
    holds: `${answerOf('age')} = '' or int(. div 12) = ${answerOf('age')}`,
    fault: { code: 'contradicts' },
  },
  onset_hours: {
    holds: Object.entries(ONSET_BANDS)
      .map(([band, [from, to]]) => {
        const within = to === Number.POSITIVE_INFINITY ? `. >= ${from}` : `(. >= ${from} and . <= ${to})`;
        return `(${answerOf('gsympt_delay')} != '${band}' or ${within})`;
      })
      .join(' and '),
    fault: { code: 'contradicts', about: 'onset_hours' },
  },
  ate_nb: {
    holds: `(${answerOf('mass_poisoning_nb')} = '' or . >= ${answerOf('mass_poisoning_nb')})`,
    fault: { code: 'contradicts', about: 'ate_nb' },
  },
};

/** What every address has that the server takes; it knows more, and says so. */
const EMAIL_EXPRESSION = String.raw`regex(normalize-space(.), '^[^\s@]+@[^\s@]+\.[^\s@]+$')`;

/** What the server refuses of one answer, by its definition, and the sentence that the portal says then. */
function ownLimits(field: AskedField): { holds: string; faults: Fault[] } | null {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'whole':
    case 'decimal': {
      const { range, example } = definition;
      return {
        holds: `. >= ${range.min} and . <= ${range.max}`,
        faults: [
          { code: 'too_small', min: range.min },
          { code: 'too_large', max: range.max, example },
        ],
      };
    }
    case 'date':
      return {
        // A place may be a day ahead of the device; the server knows the day there.
        holds: `decimal-date-time(.) >= decimal-date-time(date('${FIRST_DAY}')) and decimal-date-time(.) <= decimal-date-time(today()) + 1`,
        faults: [{ code: 'date_old' }, { code: 'date_future' }],
      };
    case 'text':
      if (field === 'cont_email') return { holds: EMAIL_EXPRESSION, faults: [{ code: 'email' }] };
      // A long one is stored without its separators (`compactPhone`).
      if (field === 'cont_phone') return null;
      return {
        holds: `string-length(.) <= ${definition.max}`,
        faults: [{ code: 'too_long', length: definition.max }],
      };
    default:
      return null;
  }
}

/** The constraint of a question: what the server would refuse, and nothing that the portal only asks about. */
export function limitsOf(field: AskedField, words: FormWords): Limits {
  const own = ownLimits(field);
  const other = CONTRADICTIONS[field];
  const holds = [own?.holds, other && `(${other.holds})`].filter(Boolean);
  if (holds.length === 0) return {};
  const faults = [...(own?.faults ?? []), ...(other ? [other.fault] : [])];
  const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
  return {
    constraint: holds.join(' and '),
    constraintMessage: inBoth(words, (one) =>
      faults.map((fault) => sentence(faultText(one, fault))).join(' '),
    ) satisfies Both,
  };
}
