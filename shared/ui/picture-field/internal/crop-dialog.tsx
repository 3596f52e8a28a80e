import { useState } from 'react';
import {
  needsTerms,
  PICTURE_LICENCES,
  type PictureLicence,
  type PictureUse,
} from '../../../domain/picture/picture-terms';
import { Button } from '../../actions/button';
import { Banner } from '../../feedback/banner';
import { Select } from '../../fields/select';
import { TextField } from '../../fields/text-field';
import { ConfirmDialog, Dialog } from '../../overlay/dialog';
import css from '../picture-field.module.css';
import { type Box, cropOf, largestBox } from './crop-box';
import { CropNumbers, CropStage, type Shape } from './crop-frame';
import { CropPreview } from './crop-preview';
import { CropProgress } from './crop-progress';
import { usePictureT } from './picture-texts';
import { usePicturePreview } from './use-picture-preview';
import { useSending } from './use-sending';

/** Aspect ratio of pictures on pages. */
const PAGE_PICTURE_RATIO = 1.5;

/** Aspect ratio of the frame: square for avatars; null for any. */
function aspectOf(round: boolean, shape: Shape): number | null {
  if (round) return 1;
  return shape === 'card' ? PAGE_PICTURE_RATIO : null;
}

/** Author and licence of a picture. */
export interface PictureTerms {
  author: string;
  licence: PictureLicence | null;
}

export interface CropDialogProps {
  file: Blob;
  use: PictureUse;
  /** author and licence of the previous picture, so that another photo need not be described again */
  terms: PictureTerms;
  onClose: () => void;
  /** called when the person wants to choose another photo */
  onOther: (terms: PictureTerms) => void;
  onFault: (thrown: unknown) => void;
  /** called with a key, or with a placeholder and the outbox item `waits` that will replace it */
  onSent: (value: string, waits: string | null) => void;
}

interface ChoicesProps {
  /** whether sending failed before */
  isRetry: boolean;
  onOther: () => void;
  onCancel: () => void;
  /** null while something is missing */
  onSend: (() => void) | null;
}

/** Buttons of the dialog. */
function Choices({ isRetry, onOther, onCancel, onSend }: ChoicesProps) {
  const t = usePictureT();
  return (
    <>
      <Button icon="image" aria-label={t('crop.other')} className={css.other} onPress={onOther}>
        <span className={css.long}>{t('crop.other')}</span>
        <span className={css.short}>{t('crop.otherShort')}</span>
      </Button>
      <Button className={css.long} onPress={onCancel}>
        {t('crop.cancel')}
      </Button>
      <Button variant="primary" icon="upload" isDisabled={onSend === null} onPress={() => onSend?.()}>
        {t(isRetry ? 'crop.retry' : 'crop.send')}
      </Button>
    </>
  );
}

/** Crops a file, asks for author and licence, and sends it; offline it is added to the outbox. */
export default function CropDialog({ file, use, terms, onClose, onOther, onFault, onSent }: CropDialogProps) {
  const t = usePictureT();
  const round = use === 'avatar';
  const [turn, setTurn] = useState(0);
  const [shape, setShape] = useState<Shape>('card');
  const aspect = aspectOf(round, shape);
  const [box, setBox] = useState<Box | null>(null);
  const [author, setAuthor] = useState(terms.author);
  const [licence, setLicence] = useState(terms.licence);
  const [leaving, setLeaving] = useState(false);
  const { sent, problem, send, stop } = useSending(file, onSent);
  const seen = usePicturePreview(file, turn, {
    onRead: (read) => setBox(largestBox(read, aspect)),
    onFault,
  });

  const sending = sent !== null;
  // A rotated picture is decoded again; until then the frame belongs to the previous one.
  const asks = needsTerms(use);
  const ready = seen?.turn === turn && box && (!asks || (author.trim() !== '' && licence));
  const submit = () => {
    if (!ready) return;
    const who = round ? {} : { author: author.trim(), licence };
    void send({ use, crop: cropOf(box, seen), turn: turn as 0 | 1 | 2 | 3, ...who });
  };
  const reshape = (next: Shape) => {
    setShape(next);
    if (seen) setBox(largestBox(seen, aspectOf(round, next)));
  };
  const name = file instanceof File ? file.name : null;
  return (
    <Dialog
      isOpen
      size={sending ? 'md' : 'lg'}
      onClose={() => (sending ? setLeaving(true) : onClose())}
      title={t(sending ? 'crop.sending' : 'crop.title')}
      actions={
        sending ? (
          <Button icon="x" onPress={stop}>
            {t('crop.stop')}
          </Button>
        ) : (
          <Choices
            isRetry={problem !== null}
            onOther={() => onOther({ author, licence })}
            onCancel={onClose}
            onSend={ready ? submit : null}
          />
        )
      }
    >
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      {sending && (
        <div className={css.sending}>
          {seen && box && <CropPreview {...{ seen, box, round, name }} />}
          <CropProgress sent={sent} total={file.size} />
        </div>
      )}
      {!sending && seen && box && (
        <div className={css.columns}>
          <CropStage
            {...{ seen, box, aspect, round, shape }}
            onBox={setBox}
            onShape={reshape}
            onTurn={(by) => setTurn((turn + by) % 4)}
          />
          <div className={css.stack}>
            <CropPreview {...{ seen, box, round, name }} />
            <CropNumbers {...{ seen, box, aspect }} onBox={setBox} />
            {!round && (
              <>
                <TextField
                  label={t('crop.author')}
                  required={asks}
                  optional={!asks}
                  value={author}
                  onChange={setAuthor}
                  maxLength={120}
                />
                <Select
                  label={t('crop.licence')}
                  required={asks}
                  optional={!asks}
                  noEmpty={asks}
                  value={licence}
                  onChange={(id) => setLicence(id as PictureLicence | null)}
                  options={PICTURE_LICENCES.map((id) => ({ id, label: t(`licence.${id}`) }))}
                />
              </>
            )}
            <p className={css.help}>{t('crop.stripped')}</p>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving && sending}
        danger
        icon="x"
        title={t('crop.leaveTitle')}
        body={t('crop.leaveText')}
        confirmLabel={t('crop.stop')}
        cancelLabel={t('crop.goOn')}
        onConfirm={() => {
          stop();
          onClose();
        }}
        onCancel={() => setLeaving(false)}
      />
    </Dialog>
  );
}
