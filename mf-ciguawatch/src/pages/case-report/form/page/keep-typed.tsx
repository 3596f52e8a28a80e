import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useForm } from '@ciguawatch/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import css from '../form.module.css';

/**
 * Appends a typed name that no list contains to the observations: on request, or when its field is unmounted.
 * @param name typed name, empty when there is nothing to keep; `label` is the question that it answers
 * @returns `keep` appends it now; `forget` cancels, because an answer was chosen
 */
export function useKeepTyped(label: string, name: string): { keep: () => void; forget: () => void } {
  const t = useT('ciguawatch');
  const form = useForm<ReportValues>();
  const keep = () => {
    const typed = latest.current.name.trim();
    const before = form.values.gsympt_other_obs.trimEnd();
    const line = t('report.keptLine', { label: latest.current.label, name: typed });
    if (typed === '' || before.split('\n').includes(line)) return;
    form.change({ gsympt_other_obs: before === '' ? line : `${before}\n${line}` });
  };
  const latest = useRef({ label, name, keep });
  latest.current = { label, name, keep };
  useEffect(() => () => latest.current.keep(), []);
  const forget = () => {
    latest.current.name = '';
  };
  return { keep, forget };
}

/** Button that keeps an unknown name in the observations, replaced by a confirmation once it was pressed. */
export function KeepTyped({ name, onKeep }: { name: string; onKeep: () => void }) {
  const t = useT('ciguawatch');
  const [kept, setKept] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Focus moves to the confirmation that replaced the pressed button, so the keyboard position is not lost.
    if (kept !== '') said.current?.focus();
  }, [kept]);
  if (name.trim() !== '')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the button is pressed; otherwise the list of the field would fold and the button move from under the finger
      <div onMouseDown={(event) => event.preventDefault()}>
        <Button
          icon="plus"
          onPress={() => {
            setKept(name.trim());
            onKeep();
          }}
        >
          {t('report.keepTyped', { name: name.trim() })}
        </Button>
      </div>
    );
  return kept === '' ? null : (
    <p ref={said} tabIndex={-1} role="status" className={css.kept}>
      {t('report.typedKept', { name: kept })}
    </p>
  );
}
