import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import css from './page.module.css';
import { subjectText } from './words';

interface Props {
  subjects: readonly PersonSubject[];
  busy: boolean;
  onErase: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, listing what will be erased and what stays. */
export function EraseDialog({ subjects, busy, onErase, onCancel }: Props) {
  const t = useT('rightsDesk');
  const texts = subjects.flatMap((one) => one.texts);
  const inTrail = texts.filter(({ place }) => place === 'trail').length;
  const contacts = subjects.filter((one) => one.texts.some(({ place }) => place === 'contact')).length;
  const written = texts.filter(({ place }) => place !== 'trail' && place !== 'contact').length;
  const goes = [
    ['contact', contacts],
    ['texts', written],
    ['trail', inTrail],
  ] as const;
  return (
    <ConfirmDialog
      isOpen
      danger
      icon="trash"
      busy={busy}
      title={t('erase.title', { count: subjects.length })}
      body={
        <div className={css.asked}>
          <p>{t('erase.lead')}</p>
          <ul>
            {goes
              .filter(([, count]) => count > 0)
              .map(([what, count]) => (
                <li key={what}>{t(`erase.${what}`, { count })}</li>
              ))}
          </ul>
          <p>{subjects.map(subjectText).join(', ')}</p>
          <p>{t('erase.stays')}</p>
        </div>
      }
      confirmLabel={t('erase.now')}
      onConfirm={onErase}
      onCancel={onCancel}
    />
  );
}
