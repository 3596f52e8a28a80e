import { sendAttachment } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_KINDS,
  ATTACHMENT_NAME_MAX,
  type AttachmentKind,
} from '@ciguawatch/shared/domain/codes/thread-codes';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { sendFile } from '@ciguawatch/shared/runtime/http/send-file';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { useEffect, useRef, useState } from 'react';
import css from './thread.module.css';
import { useBlobUrl } from './use-blob-url';

const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';
const MEGABYTE = 1_048_576;

interface Props {
  /** id of the case */
  id: number;
  onAdded: (file: CaseAttachment) => void;
}

/** A chosen file. Its uuid stays, so that sending it again stores it once. */
interface Chosen {
  file: File;
  uuid: string;
}

/** Chooses a file or takes a photo, shows it, and sends it with its kind; a failed one stays to be sent again. */
export function AttachmentAdd({ id, onAdded }: Props) {
  const t = useT('caseThread');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [kind, setKind] = useState<AttachmentKind>('lab_result');
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const disk = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const preview = useBlobUrl(chosen?.file.type.startsWith('image/') ? chosen.file : null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const isHuge = file.size > ATTACHMENT_BYTES;
    setProblem(isHuge ? t('file.tooLarge', { size: formatNumber(Math.ceil(file.size / MEGABYTE)) }) : null);
    setChosen(isHuge ? null : { file, uuid: newUuid() });
  };
  const send = async () => {
    if (!chosen || sent !== null) return;
    const { file, uuid } = chosen;
    const control = new AbortController();
    giveUp.current = control;
    setProblem(null);
    setSent(0);
    const name = file.name.slice(-ATTACHMENT_NAME_MAX).trim() || t('file.unnamed');
    try {
      const params = { uuid, case: id, kind, name };
      onAdded(
        await sendFile(sendAttachment, { params, body: file, signal: control.signal, progress: setSent }),
      );
      setChosen(null);
    } catch (thrown) {
      if (control.signal.aborted) return;
      const isRefused = thrown instanceof ApiError && thrown.code === 'body_too_large';
      setProblem(isRefused ? codeText('body_too_large') : (errorText(thrown) ?? t('file.failed')));
    } finally {
      setSent(null);
    }
  };
  const input = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    'aria-label': t('file.choose'),
    // The same file can be chosen again after an error.
    onClick: (e: { currentTarget: HTMLInputElement }) => {
      e.currentTarget.value = '';
    },
    onChange: (e: { target: HTMLInputElement }) => take(e.target.files),
  } as const;
  return (
    <fieldset
      className={css.add}
      aria-label={t('file.new')}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        take(e.dataTransfer.files);
      }}
    >
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <input {...input} ref={disk} accept={TYPES} />
      <input {...input} ref={camera} accept="image/jpeg,image/png,image/webp" capture="environment" />
      {chosen === null ? (
        <div className={css.foot}>
          <Button size="sm" icon="plus" onPress={() => disk.current?.click()}>
            {t('file.choose')}
          </Button>
          <Button size="sm" icon="camera" onPress={() => camera.current?.click()}>
            {t('file.camera')}
          </Button>
        </div>
      ) : (
        <>
          <div className={css.file}>
            {preview && <img src={preview} alt="" className={css.thumb} />}
            <b className={css.name}>{chosen.file.name}</b>
          </div>
          <Select
            label={t('file.kind')}
            noEmpty
            value={kind}
            onChange={(code) => setKind((code ?? 'other') as AttachmentKind)}
            options={ATTACHMENT_KINDS.map((code) => ({ id: code, label: t(`file.kind_${code}`) }))}
            isDisabled={sent !== null}
          />
          {sent !== null && (
            <progress
              className={css.progress}
              value={sent}
              max={chosen.file.size}
              aria-label={t('file.sending')}
            />
          )}
          <div className={css.foot}>
            <Button
              size="sm"
              onPress={() => {
                giveUp.current?.abort();
                setChosen(null);
                setProblem(null);
              }}
            >
              {t('file.cancel')}
            </Button>
            <Button size="sm" variant="primary" icon="check" busy={sent !== null} onPress={() => void send()}>
              {t('file.add')}
            </Button>
          </div>
        </>
      )}
      <small className={css.quiet}>{t('file.limits')}</small>
    </fieldset>
  );
}
