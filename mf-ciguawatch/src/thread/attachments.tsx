import type { CaseAttachment } from '@ciguawatch/shared/api/schemas/desk/thread';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { AttachmentAdd } from './attachment-add';
import { AttachmentItem } from './attachment-item';
import css from './thread.module.css';

interface Props {
  /** id of the case */
  id: number;
  files: readonly CaseAttachment[];
  isOpen: boolean;
  onChanged: (edit: (files: CaseAttachment[]) => CaseAttachment[]) => void;
}

/** Private files of a case, and a field to add one. */
export function Attachments({ id, files, isOpen, onChanged }: Props) {
  const t = useT('caseThread');
  return (
    <section className={css.part} aria-label={t('file.title')}>
      <h3>{t('file.title')}</h3>
      {files.length === 0 && <p className={css.quiet}>{t('file.none')}</p>}
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <AttachmentItem
              key={file.id}
              file={file}
              isOpen={isOpen}
              onRemoved={() => onChanged((held) => held.filter((one) => one.id !== file.id))}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <AttachmentAdd
          id={id}
          onAdded={(file) => onChanged((held) => [...held.filter((one) => one.id !== file.id), file])}
        />
      )}
    </section>
  );
}
