import { getAttachment, removeAttachment } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { formatInstant, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useEffect, useState } from 'react';
import css from './thread.module.css';
import { useBlobUrl } from './use-blob-url';
import { useFailure } from './use-failure';

interface Props {
  file: CaseAttachment;
  isOpen: boolean;
  onRemoved: () => void;
}

/** Small copy of a picture, fetched with the session because the file is private; null for other files. */
function usePreview({ id, type }: CaseAttachment): string | null {
  const [bytes, setBytes] = useState<Blob | null>(null);
  useEffect(() => {
    if (type !== 'image/webp') return;
    const control = new AbortController();
    download(getAttachment, { params: { id, copy: 'small' }, signal: control.signal }).then(
      ({ blob }) => setBytes(blob),
      // Without its preview the file still has its name.
      () => undefined,
    );
    return () => control.abort();
  }, [id, type]);
  return useBlobUrl(bytes);
}

/** A private file with its kind, author and size: a picture is shown, a PDF is saved. */
export function AttachmentItem({ file, isOpen, onRemoved }: Props) {
  const t = useT('caseThread');
  const preview = usePreview(file);
  const [whole, setWhole] = useState<Blob | null>(null);
  const [removing, setRemoving] = useState(false);
  const { busy, once } = useBusy();
  const failure = useFailure(`attachment ${file.id}`);
  const picture = useBlobUrl(whole);
  const isPicture = file.type === 'image/webp';
  const attempt = (failed: string, work: () => Promise<unknown>) =>
    once(() => work().then(failure.over, (thrown) => failure.tell(failed, thrown)));
  const fetchWhole = async () => (await download(getAttachment, { params: { id: file.id } })).blob;
  const save = () =>
    attempt(t('file.openFailed'), async () => {
      const name = file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
      saveFile(`${name}.${isPicture ? 'webp' : 'pdf'}`, await fetchWhole());
    });
  const open = () => attempt(t('file.openFailed'), async () => setWhole(await fetchWhole()));
  const size = formatNumber(Math.max(1, Math.round(file.size / 1024)));
  return (
    <li className={css.file}>
      {preview ? (
        <img src={preview} alt="" className={css.thumb} />
      ) : (
        <span className={css.thumb}>
          <Icon name={isPicture ? 'image' : 'file-text'} />
        </span>
      )}
      <div className={css.said}>
        <button
          type="button"
          className={css.name}
          disabled={busy}
          onClick={() => void (isPicture ? open() : save())}
        >
          {file.name}
        </button>
        <span className={css.quiet}>
          {t('file.about', {
            kind: t(`file.kind_${file.kind}`),
            size,
            name: file.author.name || t('note.gone'),
            when: formatInstant(file.at, undefined, 'short'),
          })}
        </span>
      </div>
      <IconButton
        icon="download"
        size="sm"
        label={t('file.save', { name: file.name })}
        onPress={() => void save()}
      />
      {isOpen && (
        <IconButton
          icon="trash"
          size="sm"
          label={t('file.remove', { name: file.name })}
          onPress={() => setRemoving(true)}
        />
      )}
      {picture && (
        <Dialog isOpen onClose={() => setWhole(null)} title={file.name}>
          <img src={picture} alt={file.name} className={css.whole} />
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={removing}
        danger
        title={t('file.removeTitle', { name: file.name })}
        body={t('file.removeText')}
        confirmLabel={t('file.removeNow')}
        onConfirm={() => {
          setRemoving(false);
          void attempt(t('file.removeFailed'), async () => {
            await call(removeAttachment, { params: { id: file.id } });
            onRemoved();
          });
        }}
        onCancel={() => setRemoving(false)}
      />
    </li>
  );
}
