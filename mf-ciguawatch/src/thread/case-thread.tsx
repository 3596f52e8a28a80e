import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { Attachments } from './attachments';
import { colleagues } from './colleagues';
import { NoteBox } from './note-box';
import { NoteList } from './note-list';
import { TaskRow } from './task-row';
import css from './thread.module.css';
import { useThread } from './use-thread';

interface Props {
  id: number;
  /** country of the case, whose editors can be mentioned */
  country: number | null;
}

/** What editors do about a case: who works on it, their notes, and its private files. */
export const CaseThread = observer(function CaseThread({ id, country }: Props) {
  const t = useT('caseThread');
  useT('errors');
  const { thread, error, retry, change } = useThread(id);
  if (error !== null)
    return <ErrorState title={t('thread.failed')} detail={errorText(error)} onRetry={retry} />;
  if (thread === null)
    return (
      <Loading label={t('thread.loading')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  const people = colleagues.of(country);
  return (
    <div className={css.thread}>
      {!thread.open && <Banner tone="caution">{t('thread.closed')}</Banner>}
      <TaskRow
        task={thread.task}
        people={people}
        isOpen={thread.open}
        onChanged={(task) => change((before) => ({ ...before, task }))}
      />
      <section className={css.part} aria-label={t('note.title')}>
        <h3>{t('note.title')}</h3>
        <NoteList
          notes={thread.notes}
          people={people}
          isOpen={thread.open}
          onChanged={(note) =>
            change((before) => ({
              ...before,
              notes: before.notes.map((one) => (one.id === note.id ? note : one)),
            }))
          }
        />
        {thread.open && (
          <NoteBox
            id={id}
            people={people}
            onWritten={(note) =>
              change((before) => ({
                ...before,
                notes: [...before.notes.filter((one) => one.id !== note.id), note],
              }))
            }
          />
        )}
      </section>
      <Attachments
        id={id}
        files={thread.attachments}
        isOpen={thread.open}
        onChanged={(edit) => change((before) => ({ ...before, attachments: edit(before.attachments) }))}
      />
    </div>
  );
});
