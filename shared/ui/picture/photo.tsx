import { pictureSize, pictureSrcset, pictureUrl, widthsOf } from '../../domain/picture/picture-key';
import { cx } from '../foundation/cx';
import css from './photo.module.css';

export interface PhotoProps {
  /** What `media`, `avatar` or `at_sampling_picture` hold. */
  picture: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** How wide it is drawn, for instance `(min-width: 1024px) 480px, 100vw`. */
  sizes: string;
  /** First view as a data URL, where it is known. */
  placeholder?: string | null;
  className?: string | undefined;
}

/** The narrowest copy: what a person gets who asked the browser to save data. */
const saving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A picture of the portal in the width that the screen needs. Its place is kept before it arrives; who saves
 * data gets the narrowest copy. Nothing for a text that is no picture's key.
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
