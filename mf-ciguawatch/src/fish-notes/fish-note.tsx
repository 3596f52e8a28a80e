import type { FishNote } from '@ciguawatch/shared/api/schemas/alert';
import { formatInstant, formatNumber, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { locationName, specieName } from '../places/names';
import { zoneOf } from '../places/zone';
import css from './fish-notes.module.css';
import './texts';

/**
 * Good-Turing probability next to the first report of a fish, or why it cannot be given; '' for other kinds
 * of notes.
 */
function chanceText(t: Translate, { kind, chance, named, once }: FishNote): string {
  if (kind !== 'first_fish') return '';
  if (chance === null) return t('fishNotes.chanceNone');
  const values = { named: formatNumber(named ?? 0), once: formatNumber(once ?? 0) };
  if (chance === 0) return t('fishNotes.chanceLow', values);
  return t('fishNotes.chance', {
    ...values,
    chance: formatNumber(chance, { style: 'percent', maximumSignificantDigits: 2 }),
  });
}

/**
 * One note on the fish of a case, with links to its cases and to its rule.
 * @param open number of the case that is shown around it, which is not linked
 */
export const FishNoteText = observer(function FishNoteText({
  note,
  open,
}: {
  note: FishNote;
  open?: number;
}) {
  const t = useT('fishNotes');
  const { kind, island, specie_id, days, case_id, other_id } = note;
  const said = {
    fish: specieName(specie_id),
    place: locationName(island),
    ...(kind === 'fish_again' && { count: days ?? 0 }),
  };
  const cases = [
    { id: case_id, text: 'fishNotes.case' },
    { id: other_id, text: 'fishNotes.earlier' },
  ];
  return (
    <>
      <p>{t(`fishNotes.${kind}`, said)}</p>
      <p className={css.why}>
        {chanceText(t, note)}{' '}
        {t('fishNotes.noted', { date: formatInstant(note.noted_at, zoneOf(island), 'short') })}{' '}
        {cases.map(
          ({ id, text }) =>
            id !== null &&
            id !== open && (
              <CrossLink key={text} to={`/ciguawatch/case/report/${id}`}>
                {t(text, { id: String(id) })}
              </CrossLink>
            ),
        )}{' '}
        <CrossLink to={`/ciguawatch/methods#${kind}`}>{t('fishNotes.how')}</CrossLink>
      </p>
    </>
  );
});
