import { formatNumber } from '../../../runtime/i18n/i18n';
import css from '../picture-field.module.css';
import { usePictureT } from './picture-texts';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1_048_576;

/** Progress of an upload in bytes, as a bar and in words. */
export function CropProgress({ sent, total }: { sent: number; total: number }) {
  const t = usePictureT();
  // Cropped pictures are often smaller than a megabyte, which would read "0 of 0".
  const small = total < BYTES_PER_MB;
  const amount = (bytes: number) =>
    formatNumber(small ? Math.round(bytes / BYTES_PER_KB) : Math.round((bytes / BYTES_PER_MB) * 10) / 10);
  return (
    <>
      <progress value={sent} max={total} aria-label={t('crop.sending')} className={css.progress} />
      <span role="status">
        {t(small ? 'crop.progressSmall' : 'crop.progress', { sent: amount(sent), total: amount(total) })}
      </span>
      <p className={css.help}>{t('crop.cut')}</p>
    </>
  );
}
