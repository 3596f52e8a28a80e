import type { SavedView } from '@ciguawatch/shared/api/schemas/case-list';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { useState } from 'react';
import { NameDialog } from '../../list-views/name-dialog';

/** Longest name, in characters. */
const NAME_MAX = 80;

interface Props {
  /** the view to rename; null for a new one */
  view: SavedView | null;
  onSave: (name: string, shared: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for the name of a view and whether all editors of the laboratory see it. */
export function ViewDialog({ view, onSave, onClose }: Props) {
  const t = useT('caseList');
  const [shared, setShared] = useState(view?.shared ?? false);
  return (
    <NameDialog
      title={t(view ? 'view.rename' : 'view.save')}
      words={{
        name: t('view.name'),
        missing: t('view.nameMissing'),
        save: t('view.saveNow'),
        cancel: t('review.cancel'),
      }}
      maxLength={NAME_MAX}
      before={view?.name ?? ''}
      onSave={(name) => onSave(name, shared)}
      onClose={onClose}
    >
      <Checkbox
        label={t('view.shared')}
        help={t('view.sharedHelp')}
        isChecked={shared}
        onChange={setShared}
      />
    </NameDialog>
  );
}
