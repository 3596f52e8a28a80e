import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import css from './entry.module.css';
import { SourceText } from './list/source-text';
import type { TextRow } from './model';

interface Props {
  row: TextRow;
  lang: string;
  onTake: (text: string) => void;
  onClose: () => void;
}

const textIn = (side: unknown): string => String((side as { text?: string | null } | null)?.text ?? '');

/** Whether a line says that the text fits its changed source, and changes none. */
const isConfirmed = (side: unknown): boolean => Object.hasOwn(Object(side), 'made_from');

/** Earlier versions of a text with author and time; one can be taken as the new draft. */
export const HistoryDialog = observer(function HistoryDialog({ row, lang, onTake, onClose }: Props) {
  const t = useT('translations');
  const { data, failed, again } = useAnswer(listAudit, { kind: 'translation', id: `${lang} ${row.name}` });
  return (
    <Dialog isOpen title={t('history.title')} onClose={onClose}>
      {failed !== null && !data && (
        <ErrorState title={t('history.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!data && failed === null && (
        <Loading label={t('history.loading')}>
          <Skeleton height={160} />
        </Loading>
      )}
      <ol className={css.history}>
        {data?.map((line) => (
          <li key={line.id}>
            <div className={css.head}>
              <b>{line.user?.name ?? t('entry.somebody')}</b>
              <time dateTime={line.at}>{formatInstant(line.at, undefined, 'medium')}</time>
            </div>
            {isConfirmed(line.after) ? (
              <p>{t('history.confirmed')}</p>
            ) : (
              <>
                <SourceText text={textIn(line.before) || t('history.nothing')} />
                <SourceText text={`→ ${textIn(line.after) || t('history.nothing')}`} />
              </>
            )}
            {textIn(line.before) !== '' && (
              <Button size="sm" icon="undo" onPress={() => onTake(textIn(line.before))}>
                {t('history.take')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
});
