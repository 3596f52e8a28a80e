import { useEffect, useRef, useState } from 'react';
import {
  PICTURE_LICENCES,
  type PictureLicence,
  type PictureUse,
} from '../../../domain/picture/picture-terms';
import { formatNumber } from '../../../runtime/i18n/i18n';
import { Button } from '../../actions/button';
import { Banner } from '../../feedback/banner';
import { Select } from '../../fields/select';
import { TextField } from '../../fields/text-field';
import { ConfirmDialog, Dialog } from '../../overlay/dialog';
import css from '../picture-field.module.css';
import { type Box, cropOf, largestBox } from './crop-box';
import { CropNumbers, CropStage, type Shape } from './crop-frame';
import { CropPreview } from './crop-preview';
import { usePictureT } from './picture-texts';
import { readPicture, type Seen } from './read-picture';
import { useSending } from './use-sending';

const KB = 1024;
const MB = 1_048_576;
/** Width by height of a page's picture. */
const CARD = 1.5;

/** Who made a picture, and how it may be used. */
export interface PictureTerms {
  author: string;
  licence: PictureLicence | null;
}

export interface CropDialogProps {
  file: Blob;
  use: PictureUse;
  /** what was said of the picture before this one, so that another photo need not be described again */
  terms: PictureTerms;
  onClose: () => void;
  /** the photo is to be another one */
  onOther: (terms: PictureTerms) => void;
  onFault: (thrown: unknown) => void;
  /** a key, or with `waits` what stands for it until that item of the outbox has arrived */
  onSent: (value: string, waits: string | null) => void;
}

/** Crops a file, asks who made it, and sends it; without a network the outbox takes it. */
export default function CropDialog({ file, use, terms, onClose, onOther, onFault, onSent }: CropDialogProps) {
  const t = usePictureT();
  const round = use === 'avatar';
  const [turn, setTurn] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [shape, setShape] = useState<Shape>('card');
  const aspect = round ? 1 : shape === 'card' ? CARD : null;
  const [box, setBox] = useState<Box | null>(null);
  const [author, setAuthor] = useState(terms.author);
  const [licence, setLicence] = useState(terms.licence);
  const [leaving, setLeaving] = useState(false);
  const { sent, problem, send, stop } = useSending(file, onSent);
  const latest = useRef({ aspect, onFault });
  latest.current = { aspect, onFault };

  useEffect(() => {
    let left = false;
    let url = '';
    readPicture(file, turn).then(
      (read) => {
        url = read.url;
        if (left) return URL.revokeObjectURL(url);
        setSeen(read);
        setBox(largestBox(read, latest.current.aspect));
      },
      (thrown) => left || latest.current.onFault(thrown),
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file, turn]);

  const sending = sent !== null;
  // A turned picture is read again: until then the frame is that of the other one.
  const ready = seen?.turn === turn && box && (round || (author.trim() !== '' && licence));
  const submit = () => {
    if (!ready) return;
    const who = round ? {} : { author: author.trim(), licence };
    void send({ use, crop: cropOf(box, seen), turn: turn as 0 | 1 | 2 | 3, ...who });
  };
  const reshape = (next: Shape) => {
    setShape(next);
    if (seen) setBox(largestBox(seen, next === 'card' ? CARD : null));
  };
  // A cropped picture is often below a megabyte: told in these, it would be "0 of 0".
  const small = file.size < MB;
  const amount = (bytes: number) =>
    formatNumber(small ? Math.round(bytes / KB) : Math.round((bytes / MB) * 10) / 10);
  const name = file instanceof File ? file.name : null;
  const actions = sending ? (
    <Button icon="x" onPress={stop}>
      {t('crop.stop')}
    </Button>
  ) : (
    <>
      <Button
        icon="image"
        aria-label={t('crop.other')}
        className={css.other}
        onPress={() => onOther({ author, licence })}
      >
        <span className={css.long}>{t('crop.other')}</span>
        <span className={css.short}>{t('crop.otherShort')}</span>
      </Button>
      <Button className={css.long} onPress={onClose}>
        {t('crop.cancel')}
      </Button>
      <Button variant="primary" icon="upload" isDisabled={!ready} onPress={submit}>
        {problem ? t('crop.retry') : t('crop.send')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size={sending ? 'md' : 'lg'}
      onClose={() => (sending ? setLeaving(true) : onClose())}
      title={t(sending ? 'crop.sending' : 'crop.title')}
      actions={actions}
    >
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      {sending && (
        <div className={css.sending}>
          {seen && box && <CropPreview {...{ seen, box, round, name }} />}
          <progress value={sent} max={file.size} aria-label={t('crop.sending')} className={css.progress} />
          <span role="status">
            {t(small ? 'crop.progressSmall' : 'crop.progress', {
              sent: amount(sent),
              total: amount(file.size),
            })}
          </span>
          <p className={css.help}>{t('crop.cut')}</p>
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
                  required
                  value={author}
                  onChange={setAuthor}
                  maxLength={120}
                />
                <Select
                  label={t('crop.licence')}
                  required
                  noEmpty
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
