import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import css from '../picture-field.module.css';
import { type Box, constrainBox } from './crop-box';
import { usePictureT } from './picture-texts';
import type { PicturePreview } from './read-picture';

const HANDLE_DIRECTIONS = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** The frame over the picture, moved by pointer or arrow keys. */
export default function Cropper(props: {
  seen: PicturePreview;
  box: Box;
  aspect: number | null;
  round: boolean;
  onBox: (box: Box) => void;
}) {
  const { seen, box, aspect, round, onBox } = props;
  const t = usePictureT();
  const labels = Object.fromEntries(HANDLE_DIRECTIONS.map((ord) => [`${ord}DragHandle`, t(`handle.${ord}`)]));
  return (
    <ReactCrop
      className={css.stage ?? ''}
      keepSelection
      circularCrop={round}
      ruleOfThirds={!round}
      {...(aspect && { aspect })}
      ariaLabels={{ cropArea: t('handle.area'), ...labels } as typeof ReactCrop.defaultProps.ariaLabels}
      crop={{
        unit: '%',
        x: (box.x / seen.width) * 100,
        y: (box.y / seen.height) * 100,
        width: (box.width / seen.width) * 100,
        height: (box.height / seen.height) * 100,
      }}
      onChange={(_, part) =>
        onBox(
          constrainBox(
            {
              x: (part.x / 100) * seen.width,
              y: (part.y / 100) * seen.height,
              width: (part.width / 100) * seen.width,
              height: (part.height / 100) * seen.height,
            },
            seen,
            aspect,
          ),
        )
      }
    >
      <img src={seen.url} alt="" className={css.image} />
    </ReactCrop>
  );
}
