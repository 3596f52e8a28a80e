import { pictureSize, pictureSrcset, pictureUrl, widthsOf } from '../../domain/picture/picture-key';
import { cx } from '../foundation/cx';
import css from './photo.module.css';

export interface PhotoProps {
  /** Value of `media`, `avatar` or `at_sampling_picture`. */
  picture: string;
  /** Alternative text; empty where the text beside it says the same. */
  alt: string;
  /** Displayed width, for instance `(min-width: 1024px) 480px, 100vw`. */
  sizes: string;
  /** Preview as a data URL, where known. */
  placeholder?: string | null;
  className?: string | undefined;
}

/** Whether the browser asks to save data; the smallest copy is loaded then. */
const saving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A picture of the portal in the width that the screen needs; its space is reserved before it loads.
 * Renders nothing for a text that is no picture key.
 */
export function Photo({ picture, alt, sizes, placeholder, className }: PhotoProps) {
  const size = pictureSize(picture);
  if (!size) return null;
  const narrow = saving();
  const [least = size.width] = widthsOf(size.width);
  return (
    <picture>
      {!narrow && <source type="image/avif" srcSet={pictureSrcset(picture, 'avif')} sizes={sizes} />}
      <img
        src={pictureUrl(picture, least)}
        srcSet={narrow ? undefined : pictureSrcset(picture)}
        sizes={narrow ? undefined : sizes}
        {...size}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={cx(css.photo, className)}
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </picture>
  );
}
