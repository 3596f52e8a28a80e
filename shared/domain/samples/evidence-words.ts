import type { Translate } from '../text/translate';
import { type Evidence, type EvidenceCell, evidenceOf, sightOfAll } from './evidence';

/** What writing about evidence needs of a screen. */
interface EvidenceSpeaker {
  /** texts of the namespace `domain` */
  t: Translate;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  island: (id: number) => string;
}

/** One method of one kind of sample, in sentences. */
export interface EvidenceItem {
  key: string;
  of: Evidence['of'];
  /** how many of how many fish, with the share and its interval */
  said: string;
  /** what else is known: undecided fish, length, places, and what the method can see */
  notes: string[];
}

/** A share as a percentage: whole, but with a decimal where it would otherwise read 0 or 100. */
function percent(share: number, number: EvidenceSpeaker['number']): string {
  const whole = Math.round(share * 100);
  const isBlurred = (whole === 100 && share < 1) || (whole === 0 && share > 0);
  return number(share * 100, { maximumFractionDigits: isBlurred ? 1 : 0 });
}

/** What laboratories found, in sentences: surveys first, one item for each method. */
export const evidenceItems = (cells: readonly EvidenceCell[], speaker: EvidenceSpeaker): EvidenceItem[] =>
  evidenceOf(cells).map((one) => ({
    key: `${one.of} ${one.method}`,
    of: one.of,
    said: saidOf(one, speaker),
    notes: notesOf(one, speaker),
  }));

function saidOf({ tested, above, method, share }: Evidence, { t, number }: EvidenceSpeaker): string {
  const { share: part, low, high } = share ?? {};
  const said = (value: number | undefined) => (value === undefined ? '' : percent(value, number));
  return t('evidence.said', {
    count: tested,
    method,
    above: number(above),
    share: said(part),
    low: said(low),
    high: said(high),
  });
}

function notesOf({ unclear, lengths, islands, sight }: Evidence, speaker: EvidenceSpeaker): string[] {
  const { t, number, island } = speaker;
  const [low, high] = lengths ?? [0, 0];
  const names = islands.map(island).join(', ');
  return [
    ...(unclear > 0 ? [t('evidence.unclear', { count: unclear })] : []),
    ...(lengths
      ? [t(low === high ? 'evidence.length' : 'evidence.lengths', { low: number(low), high: number(high) })]
      : []),
    ...(names ? [t('evidence.islands', { names })] : []),
    t(`evidence.sight_${sightOfAll(sight)}`),
  ];
}
