import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { HelpHere } from '../../../../keys/help-here';
import { KeyList } from '../../../../keys/key-list';

/** Key caps of each shortcut of the case page, with the text key of what it does. */
const KEYS: readonly (readonly [keys: readonly string[], text: string])[] = [
  [['R'], 'review'],
  [['X'], 'reject'],
  [['T'], 'toReview'],
  [['I'], 'island'],
  [['L'], 'place'],
  [['S'], 'fish'],
  [['M'], 'meal'],
  [['D'], 'date'],
  [['P'], 'pair'],
  [['Z'], 'undo'],
  [['J', 'K'], 'next'],
  [['E'], 'edit'],
  [['U'], 'back'],
  [['?'], 'keys'],
];

/** The keyboard shortcuts of the page of a case. */
export function CaseKeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT('reviewCard');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <HelpHere label={t('keys.help')} />
      <KeyList shortcuts={KEYS} textOf={(name) => t(`keys.${name}`)} />
    </Dialog>
  );
}
