import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import type { EditAction, EditState } from '../../outline/edit-state';
import css from './page.module.css';

interface Props {
  state: EditState;
  dispatch: (action: EditAction) => void;
  /** The middle of the map, where the keyboard draws. */
  middle: () => Position | null;
}

/** While something is drawn: how far it is, and what a keyboard does instead of a pointer. */
export function SketchBar({ state: { tool, sketch }, dispatch, middle }: Props) {
  const t = useT('outlineEdit');
  if (tool !== 'part' && tool !== 'hole' && tool !== 'point') return null;
  const add = () => {
    const position = middle();
    if (position) dispatch(tool === 'point' ? { do: 'point', position } : { do: 'sketch', position });
  };
  return (
    <>
      <span className={css.cross} aria-hidden="true" />
      <div className={css.sketch}>
        <p role="status">{t(`sketch.${tool}`, { count: sketch.length })}</p>
        <Button size="sm" icon="plus" onPress={add}>
          {t('sketch.add')}
        </Button>
        {tool !== 'point' && (
          <>
            <Button size="sm" isDisabled={sketch.length === 0} onPress={() => dispatch({ do: 'unsketch' })}>
              {t('sketch.back')}
            </Button>
            <Button
              size="sm"
              variant="primary"
              isDisabled={sketch.length < 3}
              onPress={() => dispatch({ do: 'finish' })}
            >
              {t('sketch.finish')}
            </Button>
          </>
        )}
        <Button size="sm" variant="quiet" onPress={() => dispatch({ do: 'tool', tool: 'vertex' })}>
          {t('sketch.cancel')}
        </Button>
      </div>
    </>
  );
}
