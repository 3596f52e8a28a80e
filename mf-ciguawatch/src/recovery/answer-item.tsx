import type { CaseRecovery } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './recovery.module.css';

type Answer = CaseRecovery['answers'][number];

/** What was answered at one date, and by whom. */
export const AnswerItem = observer(function AnswerItem({ answer }: { answer: Answer }) {
  const t = useT('recovery');
  const { due, feels, felt, gone_since: since, brought_back: back } = answer;
  const listed = (part: 'felt' | 'back', codes: readonly string[]) =>
    codes.map((code) => t(`recovery.${part}_${code}`)).join(', ');
  return (
    <li>
      <p>
        <b>{t(`recovery.due_${due}`)}</b>: {t(`recovery.feels_${feels}`)}
      </p>
      {felt.length > 0 && <p>{t('recovery.felt', { what: listed('felt', felt) })}</p>}
      {since && <p>{t('recovery.since', { since: t(`recovery.since_${since}`) })}</p>}
      {back.length > 0 && <p>{t('recovery.back', { what: listed('back', back) })}</p>}
      <Source answer={answer} />
    </li>
  );
});

/** Who answered, and when. */
const Source = observer(function Source({ answer: { at, by, recorded } }: { answer: Answer }) {
  const t = useT('recovery');
  const when = formatInstant(at, undefined, 'short');
  const known = by !== null ? t('recovery.recordedBy', { name: by, when }) : t('recovery.recorded', { when });
  return <p className={css.quiet}>{recorded ? known : t('recovery.told', { when })}</p>;
});
