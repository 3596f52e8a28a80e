import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { type EditAction, type EditState, isSketching } from '../../../outline/edit-state';
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
export function SketchBar({ state, dispatch, middle }: Props) {
  const { tool, sketch } = state;
  const t = useT('outlineEdit');
  if (tool === 'ruler') return <RulerBar ruler={state.ruler} dispatch={dispatch} middle={middle} />;
  if (!isSketching({ tool }) && tool !== 'point') {
    return sketch.length > 0 ? <SketchAside state={state} dispatch={dispatch} /> : null;
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

interface RulerProps extends Pick<Props, 'dispatch' | 'middle'> {
  ruler: EditState['ruler'];
}

/** Length of the measured line, with buttons that replace the pointer for keyboards. */
function RulerBar({ ruler, dispatch, middle }: RulerProps) {
  const t = useT('outlineEdit');
  const add = () => {
    const position = middle();
    if (position) dispatch({ do: 'measure', position });
  };
  const all = lengthText(ruler);
  const last = lengthText(ruler.slice(-2));
  const text =
    ruler.length < 2
      ? t('ruler.start', { count: ruler.length })
      : t(ruler.length === 2 ? 'ruler.one' : 'ruler.all', { all, last });
  return (
    <>
      <span className={css.cross} aria-hidden="true" />
      <div className={css.sketch}>
        <p role="status">{text}</p>
        <IconButton size="sm" bordered icon="plus" label={t('sketch.add')} onPress={add} />
        <IconButton
          size="sm"
          bordered
          icon="undo"
          label={t('sketch.back')}
          isDisabled={ruler.length === 0}
          onPress={() => dispatch({ do: 'unmeasure' })}
        />
        <IconButton
          size="sm"
          icon="x"
          label={t('ruler.clear')}
          onPress={() => {
            dispatch({ do: 'dropRuler' });
            dispatch({ do: 'tool', tool: 'vertex' });
          }}
        />
      </div>
    </>
  );
}

/** Length of a line in metres below one kilometre, else in kilometres. */
function lengthText(positions: readonly Position[]): string {
  const km = positions.slice(1).reduce((sum, at, index) => sum + distanceKm(positions[index]!, at), 0);
  return km < 1
    ? `${formatNumber(Math.round(km * 1000))}\u00a0m`
    : `${formatNumber(km, { maximumFractionDigits: 2 })}\u00a0km`;
}

/** A drawing that another tool has set aside. */
function SketchAside({ state: { sketch, sketchTool }, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const t = useT('outlineEdit');
  return (
    <div className={`${css.sketch} ${css.aside}`}>
      <p role="status">{t('sketch.aside', { count: sketch.length })}</p>
      <Button size="sm" onPress={() => dispatch({ do: 'tool', tool: sketchTool })}>
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
