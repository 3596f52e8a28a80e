import { getCaseFlags, lookAtFlag } from '@ciguawatch/shared/api/calls/desk/flags';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseFlags, FlagLook } from '@ciguawatch/shared/api/schemas/desk/flags';
import type { CaseFlag } from '@ciguawatch/shared/domain/case-class/flags';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { FlagItem } from './flag-item';
import css from './flags.module.css';

interface Props {
  row: Pick<CaseFull, 'id' | 'version'>;
  /** with the flags that are left to check */
  onLooked?: (open: CaseFlag[]) => void;
}

/** What about a case should be looked at, each in a sentence, until somebody says that it is right. */
export const Flags = observer(function Flags({ row: { id, version }, onLooked }: Props) {
  const t = useT('flags');
  useT('errors');
  const { data, failed, again, put } = useAnswer(getCaseFlags, { id }, version);
  const { busy, once } = useBusy();
  const show = (now: CaseFlags) => {
    put(now);
    onLooked?.(now.flags.flatMap(({ flag, ended }) => (ended ? [] : [flag])));
  };
  const send = (body: FlagLook) =>
    once(async () => {
      try {
        show(await call(lookAtFlag, { params: { id }, body }));
        toasts.success(t(body.right ? 'flags.done' : 'flags.undone'));
      } catch (thrown) {
        const isOld = thrown instanceof ApiError && thrown.code === 'conflict';
        if (!isOld) return void toasts.error(t('flags.notSent'), errorText(thrown) ?? undefined);
        show(thrown.current as CaseFlags);
        toasts.warning(t('flags.changed'), t('flags.changedText'));
      }
    });
  if (data === null && failed !== null)
    return <ErrorState title={t('flags.failed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null)
    return (
      <Loading label={t('flags.loading')}>
        <SkeletonText lines={2} />
      </Loading>
    );
  return (
    <section className={css.part} aria-label={t('flags.title')}>
      <h3>{t('flags.title')}</h3>
      <p className={css.quiet}>{t(data.flags.length === 0 ? 'flags.none' : 'flags.note')}</p>
      <ul className={css.list}>
        {data.flags.map((one) => (
          <FlagItem key={one.flag} one={one} busy={busy} onLook={(body) => void send(body)} />
        ))}
      </ul>
    </section>
  );
});
