import { ringOf, vertexCount } from '@ciguawatch/shared/domain/outline/outline';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import type { EditState } from '../../../outline/edit-state';
import { positionTexts } from '../../../places/position-text';
import css from '../page.module.css';

interface Props {
  state: EditState;
  /** Deletes the selected vertex, for fingers, which have no Delete key. */
  onDelete: () => void;
}

/** Shows and announces which vertex is selected, and its position. */
export function SelectionStatus({ state: { selected, history }, onDelete }: Props) {
  const t = useT('outlineEdit');
  const ring = selected && ringOf(history.now.outline, selected);
  const at = selected && ring?.[selected.vertex];
  const place = at && positionTexts(at, t, 4);
  return (
    <div className={css.selection} data-empty={!place || undefined}>
      <p role="status">
        {selected && ring && place && (
          <>
            <b>{t('status.vertex', { n: selected.vertex + 1, all: vertexCount(ring) })}</b> {place.lat},{' '}
            {place.long}
          </>
        )}
      </p>
      {place && (
        <Button size="sm" icon="trash" onPress={onDelete}>
          {t('status.delete')}
        </Button>
      )}
    </div>
  );
}
