import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { HelpHere } from '../../../keys/help-here';
import { KeyList } from '../../../keys/key-list';

/** Key caps of each keyboard shortcut, with the text key of what it does. */
const KEYS: readonly (readonly [keys: readonly string[], text: string])[] = [
  [['↑', '↓', '←', '→'], 'move'],
  [['PgUp', 'PgDn', 'Home', 'End'], 'jump'],
  [['Enter'], 'open'],
  [['Esc'], 'close'],
  [['J', 'K'], 'neighbours'],
  [['R'], 'review'],
  [['X'], 'reject'],
  [['T'], 'toReview'],
  [['Z'], 'undo'],
  [['O'], 'openCase'],
  [['I'], 'island'],
  [['L'], 'place'],
  [['S'], 'fish'],
  [['M'], 'meal'],
  [['D'], 'date'],
  [['P'], 'pair'],
  [['Del'], 'remove'],
  [['Space'], 'choose'],
  [['Shift', 'Space'], 'range'],
  [['Ctrl', 'A'], 'all'],
  [['/'], 'search'],
  [['F'], 'filter'],
  [['C'], 'count'],
  [['U'], 'refresh'],
  [['?'], 'keys'],
];

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts of the case list. */
export function KeysDialog({ isOpen, onClose }: Props) {
  const t = useT('caseList');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <HelpHere label={t('keys.help')} />
      <p>{t('keys.chosen')}</p>
      <KeyList shortcuts={KEYS} textOf={(name) => t(`keys.${name}`)} />
    </Dialog>
  );
}
