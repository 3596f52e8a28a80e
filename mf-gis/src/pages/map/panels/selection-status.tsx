import { ringOf, vertexCount } from '@ciguawatch/shared/domain/outline/outline';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { EditState } from '../../../outline/edit-state';
import { positionTexts } from '../../../places/position-text';
import css from '../page.module.css';

/** Shows and announces which vertex is selected, and its position. */
export function SelectionStatus({ state: { selected, history } }: { state: EditState }) {
  const t = useT('outlineEdit');
  const ring = selected && ringOf(history.now.outline, selected);
  const at = selected && ring?.[selected.vertex];
  const place = at && positionTexts(at, t, 4);
  return (
    <p className={css.selection} role="status" data-empty={!place || undefined}>
      {selected && ring && place && (
        <>
          <b>{t('status.vertex', { n: selected.vertex + 1, all: vertexCount(ring) })}</b> {place.lat},{' '}
          {place.long}
        </>
      )}
    </p>
  );
}
