import { listFishNotes } from '@ciguawatch/shared/api/calls/alerts';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FishNoteText } from './fish-note';
import css from './fish-notes.module.css';

/** Number of notes shown before the others are requested. */
const FIRST = 3;

/** What editors are told of fish beside the alerts, the latest first; nothing while there is none. */
export const FishNotes = observer(function FishNotes() {
  const t = useT('fishNotes');
  const { data, failed, again } = useAnswer(listFishNotes, undefined);
  const [all, setAll] = useState(false);
  useServerChanges(['alert'], again);
  if (failed !== null) return <ErrorState title={t('fishNotes.failed')} onRetry={again} />;
  if (!data || data.length === 0) return null;
  const rest = data.length - FIRST;
  return (
    <section className={css.notes} aria-label={t('fishNotes.title')}>
      <h2>{t('fishNotes.title')}</h2>
      <p className={css.why}>{t('fishNotes.help')}</p>
      <ul className={css.list}>
        {data.slice(0, all ? undefined : FIRST).map((note) => (
          <li key={note.id}>
            <FishNoteText note={note} />
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button size="sm" onPress={() => setAll(true)}>
          {t('fishNotes.more', { count: rest })}
        </Button>
      )}
    </section>
  );
});
