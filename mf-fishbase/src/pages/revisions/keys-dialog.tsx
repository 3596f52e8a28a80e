import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { KeySign } from '@ciguawatch/shared/ui/queue/queue-list';
import { HelpHere } from './help-here';
import css from './page.module.css';

const KEY_HELP_LINES = [
  [['A'], 'approve'],
  [['G'], 'keep'],
  [['J', '↓'], 'next'],
  [['K', '↑'], 'previous'],
  [['?'], 'keys'],
] as const;

/** The keyboard shortcuts of the queue. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT('revisions');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <HelpHere label={t('keys.help')} />
      <dl className={css.keys}>
        {KEY_HELP_LINES.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <KeySign key={key}>{key}</KeySign>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
