import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import type { EditAction, EditState } from '../../../outline/edit-state';
import css from '../page.module.css';

interface Props {
  state: EditState;
  dispatch: (action: EditAction) => void;
  /** Centre of the map, where the keyboard draws. */
  middle: () => Position | null;
}

/**
 * Progress of a drawing, with buttons that replace the pointer for keyboards. A single row at any text
 * size, because it covers a part of the map.
 */
export function SketchBar({ state: { tool, sketch }, dispatch, middle }: Props) {
  const t = useT('outlineEdit');
  if (tool !== 'part' && tool !== 'hole' && tool !== 'point') {
    return sketch.length > 0 ? <SketchAside count={sketch.length} dispatch={dispatch} /> : null;
  }
  const add = () => {
    const position = middle();
    if (position) dispatch(tool === 'point' ? { do: 'point', position } : { do: 'sketch', position });
  };
  return (
    <>
      <span className={css.cross} aria-hidden="true" />
      <div className={css.sketch}>
        <p role="status">{t(`sketch.${tool}`, { count: sketch.length })}</p>
        <IconButton size="sm" bordered icon="plus" label={t('sketch.add')} onPress={add} />
        {tool !== 'point' && (
          <>
            <IconButton
              size="sm"
              bordered
              icon="undo"
              label={t('sketch.back')}
              isDisabled={sketch.length === 0}
              onPress={() => dispatch({ do: 'unsketch' })}
            />
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
        <IconButton
          size="sm"
          icon="x"
          label={t('sketch.cancel')}
          onPress={() => {
            dispatch({ do: 'dropSketch' });
            dispatch({ do: 'tool', tool: 'vertex' });
          }}
        />
      </div>
    </>
  );
}

/** A drawing that another tool has set aside. */
function SketchAside({ count, dispatch }: { count: number; dispatch: Props['dispatch'] }) {
  const t = useT('outlineEdit');
  return (
    <div className={`${css.sketch} ${css.aside}`}>
      <p role="status">{t('sketch.aside', { count })}</p>
      <Button size="sm" onPress={() => dispatch({ do: 'tool', tool: 'part' })}>
        {t('sketch.resume')}
      </Button>
      <IconButton
        size="sm"
        icon="x"
        label={t('sketch.cancel')}
        onPress={() => dispatch({ do: 'dropSketch' })}
      />
    </div>
  );
}
