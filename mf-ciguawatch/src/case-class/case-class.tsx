import { patchCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { announceCase } from '../report/report-send';
import css from './case-class.module.css';
import { ClassComputed } from './class-computed';
import { CLASS_TONE } from './class-tone';
import { DiscardDialog } from './discard-dialog';

interface Props {
  row: CaseFull;
  onChanged: (row: CaseFull) => void;
}

/** Class of a case with its reasons; an editor discards it here, and takes that back. */
export const CaseClass = observer(function CaseClass({ row, onChanged }: Props) {
  const t = useT('caseClass');
  const d = useT('domain');
  useT('errors');
  const [open, setOpen] = useState(false);
  const { busy, once } = useBusy();
  const { case_class: of, discarded } = row;
  const send = (body: CasePatch) =>
    once(async () => {
      try {
        onChanged(await change(patchCase, { params: { id: row.id }, body, ifVersion: row.version }));
        setOpen(false);
        announceCase(row.id);
      } catch (thrown) {
        toasts.error(t('class.notSaved'), errorText(thrown) ?? undefined);
      }
    });
  const mayChange = row.deleted_at === null && row.review_state !== 'withdrawn';
  return (
    <section className={css.part} aria-label={t('class.title')}>
      <h3>{t('class.title')}</h3>
      <Badge tone={CLASS_TONE[of]}>{d(`case_class.${of}`)}</Badge>
      {discarded && <p className={css.said}>{t('class.found', { what: d(`discarded.${discarded}`) })}</p>}
      {row.class_reasons.length > 0 && (
        <>
          {discarded && <p className={css.quiet}>{t('class.byRule')}</p>}
          <ul className={css.reasons}>
            {row.class_reasons.map((reason) => (
              <li key={reason}>{t(`reason.${reason}`)}</li>
            ))}
          </ul>
        </>
      )}
      {of === 'not_fitting' && <p className={css.quiet}>{t('class.notNo')}</p>}
      <p className={css.quiet}>
        {row.class_version === 0 ? t('class.waits') : t('class.version', { version: row.class_version })}
      </p>
      <ClassComputed row={row} />
      {mayChange && (
        <Button size="sm" icon={discarded ? 'undo' : 'x'} onPress={() => setOpen(true)}>
          {t(discarded ? 'class.takeBack' : 'class.discard')}
        </Button>
      )}
      {open && (
        <DiscardDialog
          id={row.id}
          isDiscarded={discarded !== null}
          busy={busy}
          onSend={(body) => void send(body)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
});
