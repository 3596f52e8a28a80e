import type { PairEvidence } from '@ciguawatch/shared/api/schemas/pairs';
import type { PairKind } from '@ciguawatch/shared/domain/pairs/score-pair';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Smallest absolute weight of a reason that is shown. */
const LEAST = 0.4;
/** Weight at or below which a single field shows that two cases are two patients. */
const APART = -1;
const OF_PATIENT = new Set<PairEvidence['field']>(['gender', 'age', 'symptoms', 'history', 'measured']);
const MOST_FOR = 6;
const MOST_AGAINST = 4;

/** Duration in words: 30 min, 2 h, 1 h 30. */
export function spanText(minutes: number, t: Translate): string {
  if (minutes < 60) return t('pairs.minutes', { n: minutes });
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (m === 0) return t('pairs.hours', { n: h });
  return t('pairs.hoursMinutes', { h, m: String(m).padStart(2, '0') });
}

/** Sentence for one comparison of two cases. */
export function evidenceText({ field, outcome, meal, value = 0 }: PairEvidence, t: Translate): string {
  const time = field === 'time' ? spanText(value, t) : null;
  // On an island with many reports, two may share the island by chance, so its weight is negative.
  const said = outcome === 'island_same' && meal < 0 ? 'island_busy' : outcome;
  return t(`pairs.why_${field}_${said}`, { value, count: value, time });
}

/** Joins reasons into one sentence with a single capital letter. */
export const reasonLine = (reasons: readonly string[]): string =>
  reasons
    .map((text, at) => (at === 0 ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1)))
    .join(', ');

/** Reasons for and against a proposal, the largest weight first. */
interface Reasons {
  pro: string[];
  contra: string[];
}

/**
 * Reasons for and against a pair. For one meal, a further sentence lists the fields that show two different
 * patients.
 * @param kind what the pair is proposed as; null counts as one meal
 */
export function reasonsOf(evidence: readonly PairEvidence[], kind: PairKind | null, t: Translate): Reasons {
  const asked = kind ?? 'meal';
  const sorted = [...evidence].sort((a, b) => Math.abs(b[asked]) - Math.abs(a[asked]));
  const pro = sorted.filter((one) => one[asked] >= LEAST).slice(0, MOST_FOR);
  const contra = sorted.filter((one) => one[asked] <= -LEAST).slice(0, MOST_AGAINST);
  const told = contra.map((one) => evidenceText(one, t));
  const others =
    asked === 'meal' ? evidence.filter((one) => OF_PATIENT.has(one.field) && one.patient <= APART) : [];
  if (others.length > 0) {
    const list = others.map(({ field }) => t(`pairs.aspect_${field}`)).join(', ');
    told.push(t('pairs.notPatient', { list }));
  }
  return { pro: pro.map((one) => evidenceText(one, t)), contra: told };
}
