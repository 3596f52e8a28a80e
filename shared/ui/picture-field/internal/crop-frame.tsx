import { lazy, Suspense } from 'react';
import { IconButton } from '../../actions/button';
import { NumberField } from '../../fields/number-field';
import { Segmented } from '../../fields/segmented';
import css from '../picture-field.module.css';
import { type Box, largestBox, typedBox } from './crop-box';
import { usePictureT } from './picture-texts';
import type { PicturePreview } from './read-picture';

const Cropper = lazy(() => import('./cropper'));

/** Shape of the frame: the aspect ratio of pages, or any. */
export type Shape = 'card' | 'free';

/** Props of the parts of the frame. */
interface FrameProps {
  seen: PicturePreview;
  box: Box;
  /** width by height; null for any */
  aspect: number | null;
  onBox: (box: Box) => void;
}

/** The picture with its frame, and the controls for rotation and shape. */
export function CropStage(
  props: FrameProps & {
    round: boolean;
    shape: Shape;
    onShape: (shape: Shape) => void;
    onTurn: (by: 1 | 3) => void;
  },
) {
  const { seen, box, aspect, onBox, round, shape, onShape, onTurn } = props;
  const t = usePictureT();
  return (
    <div className={css.stack}>
      <Suspense fallback={null}>
        <Cropper {...{ seen, box, aspect, round, onBox }} />
      </Suspense>
      <div className={css.tools}>
        {!round && (
          <Segmented<Shape>
            label={t('crop.shape')}
            hideLabel
            value={shape}
            onChange={onShape}
            options={(['card', 'free'] as const).map((value) => ({ value, label: t(`crop.${value}`) }))}
          />
        )}
        <span className={css.turns}>
          <span className={css.mirrored}>
            <IconButton bordered icon="rotate-cw" label={t('crop.left')} onPress={() => onTurn(3)} />
          </span>
          <IconButton bordered icon="rotate-cw" label={t('crop.right')} onPress={() => onTurn(1)} />
          <IconButton
            bordered
            icon="maximize"
            label={t('crop.whole')}
            onPress={() => onBox(largestBox(seen, aspect))}
          />
        </span>
      </div>
    </div>
  );
}

/** The frame as numbers, for people who cannot drag it. */
export function CropNumbers({ seen, box, aspect, onBox }: FrameProps) {
  const t = usePictureT();
  return (
    <div className={css.numbers}>
      {(['x', 'y', 'width', 'height'] as const).map((name) => (
        <NumberField
          key={name}
          label={t(`crop.${name}`)}
          unit="px"
          value={box[name]}
          onChange={(value) => value !== null && onBox(typedBox(box, name, value, seen, aspect))}
        />
      ))}
    </div>
  );
}
