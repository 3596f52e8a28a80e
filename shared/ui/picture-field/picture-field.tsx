import { lazy, Suspense, useRef, useState } from 'react';
import type { ErrorCode } from '../../contract/error-codes';
import { isPictureKey } from '../../domain/picture/picture-key';
import { needsTerms, type PictureUse } from '../../domain/picture/picture-terms';
import { codeText, errorText } from '../../runtime/i18n/error-text';
import { Button } from '../actions/button';
import { Banner } from '../feedback/banner';
import { Photo } from '../picture/photo';
import type { PictureTerms } from './internal/crop-dialog';
import type { FileFault } from './internal/file-fault';
import { usePictureT } from './internal/picture-texts';
import { PictureFault } from './internal/read-picture';
import css from './picture-field.module.css';

export { pictureTexts } from './internal/picture-texts';

const CropDialog = lazy(() => import('./internal/crop-dialog'));

export interface PictureFieldProps {
  /** Accessible name of the field, and alternative text of its picture. */
  label: string;
  /** Key of a picture, placeholder of one that waits in the outbox, or null. */
  value: string | null;
  /** `waits` is the uuid of an outbox item, which the form's own item must list in `after`. */
  onChange: (value: string | null, waits: string | null) => void;
  use: PictureUse;
}

/** Faults found on the device that are no error codes of the server. */
const isLocalFault = (fault: FileFault): fault is Exclude<FileFault, ErrorCode> =>
  !fault.startsWith('picture_');

/**
 * A field for a picture that is chosen, dropped, pasted or taken, then cropped and sent. Pages must await
 * `pictureTexts` before rendering it.
 */
export function PictureField({ label, value, onChange, use }: PictureFieldProps) {
  const t = usePictureT();
  const [file, setFile] = useState<Blob | null>(null);
  /** number of photos chosen so far; each gets a new dialog by this key */
  const [photos, setPhotos] = useState(0);
  const terms = useRef<PictureTerms>({ author: '', licence: needsTerms(use) ? 'cc-by' : null });
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const disk = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (!files?.[0]) return;
    setProblem(null);
    setDone(false);
    setFile(files[0]);
    setPhotos(photos + 1);
  };
  const onFault = (thrown: unknown) => {
    setFile(null);
    if (!(thrown instanceof PictureFault)) return setProblem(errorText(thrown));
    const { fault } = thrown;
    setProblem(isLocalFault(fault) ? t(`fault.${fault}`) : codeText(fault));
  };
  const inputs = {
    type: 'file',
    // With these types only, iPhones convert HEIC photos to JPEG.
    accept: 'image/jpeg,image/png,image/webp',
    hidden: true,
    tabIndex: -1,
    'aria-label': label,
  } as const;
  return (
    <fieldset
      aria-label={label}
      className={css.drop}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        take(e.dataTransfer.files);
      }}
      onPaste={(e) => take(e.clipboardData.files)}
    >
      {value && isPictureKey(value) ? (
        <Photo picture={value} alt={label} sizes="(min-width: 480px) 480px, 100vw" className={css.photo} />
      ) : (
        <b>{t(value ? 'field.waits' : 'field.none')}</b>
      )}
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      {done && <span role="status">{t('field.done')}</span>}
      <span>{t('field.drop')}</span>
      {/* Resets the input, so that the same file can be chosen again after an error. */}
      <input
        {...inputs}
        ref={disk}
        onClick={(e) => (e.currentTarget.value = '')}
        onChange={(e) => take(e.target.files)}
      />
      <input
        {...inputs}
        ref={camera}
        capture="environment"
        onClick={(e) => (e.currentTarget.value = '')}
        onChange={(e) => take(e.target.files)}
      />
      <Button icon="image" onPress={() => disk.current?.click()}>
        {t('field.choose')}
      </Button>
      <Button icon="camera" onPress={() => camera.current?.click()}>
        {t('field.camera')}
      </Button>
      {value && (
        <Button variant="quiet" icon="trash" onPress={() => onChange(null, null)}>
          {t('field.remove')}
        </Button>
      )}
      <small className={css.help}>{t('field.limits')}</small>
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            key={photos}
            {...{ file, use, onFault }}
            terms={terms.current}
            onOther={(said) => {
              terms.current = said;
              disk.current?.click();
            }}
            onClose={() => setFile(null)}
            onSent={(next, waits) => {
              setFile(null);
              setDone(waits === null);
              onChange(next, waits);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
