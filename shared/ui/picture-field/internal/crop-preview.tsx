import { formatNumber } from '../../../runtime/i18n/i18n';
import { cx } from '../../foundation/cx';
import css from '../picture-field.module.css';
import type { Box } from './crop-box';
import { usePictureT } from './picture-texts';
import type { PicturePreview } from './read-picture';

/** Preview of the cropped picture, with its size. */
export function CropPreview(props: { seen: PicturePreview; box: Box; round: boolean; name: string | null }) {
  const { seen, box, round, name } = props;
  const t = usePictureT();
  const part = {
    width: `${(seen.width / box.width) * 100}%`,
    left: `${(-box.x / box.width) * 100}%`,
    top: `${(-box.y / box.height) * 100}%`,
  };
  return (
    <div className={css.preview}>
      <span
        className={cx(css.window, round && css.round)}
        style={{ aspectRatio: `${box.width} / ${box.height}` }}
      >
        <img src={seen.url} alt="" style={part} />
      </span>
      <span className={css.about}>
        {name && <b>{name}</b>}
        {t('crop.size', { width: formatNumber(box.width), height: formatNumber(box.height) })}
      </span>
    </div>
  );
}
