import { getCaseContact } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, Contact } from '@ciguawatch/shared/api/schemas/case';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useState } from 'react';
import { Rows } from '../../sections/rows';
import { CaseLinks } from '../head/linked-cases';
import css from '../saved.module.css';
import { EraseContact } from './erase-contact';

interface Props {
  row: CaseFull;
  /** ids of other reports of the patient that have a contact */
  elsewhere?: readonly number[];
  /** called after the audit trail got a new entry */
  onNoted: () => void;
  onChanged: (row: CaseFull) => void;
}

/** Contact of a case, hidden until requested; each request is recorded in the audit trail. */
export function ShownContact({ row, elsewhere = [], onNoted, onChanged }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const [contact, setContact] = useState<Contact | null>(null);
  const { busy, once } = useBusy();
  if (row.contact_id == null && elsewhere.length > 0)
    return (
      <div className={css.quiet}>
        {t('reportEdit.contactElsewhere')} <CaseLinks ids={elsewhere} />
      </div>
    );
  if (row.contact_id == null) return <p className={css.quiet}>{t('reportEdit.noContact')}</p>;
  const show = () =>
    once(async () => {
      try {
        setContact(await call(getCaseContact, { params: { id: row.id } }));
        onNoted();
      } catch (thrown) {
        toasts.error(t('reportEdit.contactFailed'), errorText(thrown) ?? undefined);
      }
    });
  const erase = row.deleted_at === null && <EraseContact row={row} onChanged={onChanged} />;
  if (contact) {
    const fields = ['cont_name', 'cont_email', 'cont_phone'] as const;
    return (
      <>
        <Rows
          rows={fields.map((field) => ({ field, label: d(`reportFields.${field}`), text: contact[field] }))}
        />
        <p className={css.contact}>{erase}</p>
      </>
    );
  }
  return (
    <p className={css.contact}>
      <span>{t('reportEdit.contactHidden')}</span>
      <Button size="sm" icon="eye" busy={busy} onPress={() => void show()}>
        {t('reportEdit.contactShow')}
      </Button>
      <span className={css.quiet}>{t('reportEdit.contactRecorded')}</span>
      {erase}
    </p>
  );
}
