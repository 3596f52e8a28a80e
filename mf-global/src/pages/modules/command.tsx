import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { observer } from 'mobx-react-lite';
import css from './drawer.module.css';

/** A command to run on the server, with a copy button. */
export const Command = observer(function Command({ text, label }: { text: string; label: string }) {
  const t = useT('modules');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t('modules.copied'));
    } catch {
      toasts.warning(t('modules.copyByHand', { command: text }));
    }
  };
  return (
    <div className={css.command}>
      <pre>{text}</pre>
      <IconButton icon="copy-check" label={label} onPress={() => void copy()} />
    </div>
  );
});
