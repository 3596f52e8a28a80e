import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import type { TextRow } from '../model';
import type { useTranslations } from '../use-translations';

interface Props {
  work: Pick<ReturnType<typeof useTranslations>, 'drafts' | 'save'> & { rows: TextRow[] };
  /** texts with a draft, and those of them that have no fault */
  typed: readonly TextRow[];
  ready: readonly TextRow[];
  /** whether visitors can choose the language */
  isOffered: boolean;
}

/** The button that saves the drafts without a fault; it says how many, or why none. */
export const SaveTexts = observer(function SaveTexts({ work, typed, ready, isOffered }: Props) {
  const t = useT('translations');
  const { busy, once } = useBusy();
  const tell = ({ saved, late }: { saved: number; late: number }) => {
    const text = isOffered ? 'save.savedText' : 'save.savedHidden';
    if (saved > 0) toasts.success(t('save.saved'), t(text, { count: saved }), undefined, 'save texts');
    if (late > 0) toasts.warning(t('save.late', { count: late }), t('save.lateText'));
  };
  const fail = (thrown: unknown) => {
    const text = errorText(thrown);
    if (text) toasts.error(t('save.failed'), text, 'save texts');
  };
  const save = () => once(() => work.save(work.rows, work.drafts).then(tell, fail));
  const isFaulty = typed.length > 0 && ready.length === 0;
  return (
    <Button
      variant="primary"
      icon="save"
      busy={busy}
      isDisabled={ready.length === 0}
      onPress={() => void save()}
    >
      {isFaulty ? t('save.notReady') : t('save.save', { count: ready.length })}
    </Button>
  );
});
