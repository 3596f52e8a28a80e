import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useEffect, useRef } from 'react';
import { closedRing } from '../../../outline/actions/closed-ring';
import { clip } from '../../../outline/clipping/clip';
import type { EditAction, EditState } from '../../../outline/edit-state';

type Dispatch = (action: EditAction) => void;

/** Whether an outline is the same as before, in whatever order its parts stand. */
const isSame = (one: EditState['history']['now']['outline'], other: typeof one): boolean =>
  one.length === other.length && one.every((part) => other.includes(part));

/**
 * Dispatches actions; finishing an area that cuts or merges is computed in a worker first. If the outline
 * changes meanwhile, or the computation fails, the area stays drawn.
 */
export function useReshaping(state: EditState, dispatch: Dispatch): Dispatch {
  const t = useT('outlineEdit');
  const latest = useRef(state);
  const { once } = useBusy();
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const reshape = async (by: 'cut' | 'merge', { history, sketch }: EditState) => {
    const ring = closedRing(sketch);
    const { outline } = history.now;
    if (!ring) return;
    try {
      const next = await clip(by, { outline, area: [ring] });
      const { current } = latest;
      if (current.history.now.outline !== outline || current.sketch !== sketch) return;
      if (isSame(next, outline)) toasts.warning(t('tool.nothingCut'));
      else dispatch({ do: 'reshaped', outline: next, by });
    } catch (thrown) {
      const text = errorText(thrown);
      if (text) toasts.error(text);
    }
  };
  return (action) => {
    const { tool } = state;
    if (action.do === 'finish' && (tool === 'cut' || tool === 'merge')) void once(() => reshape(tool, state));
    else dispatch(action);
  };
}
