import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useForm } from '@ciguawatch/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import css from '../form.module.css';

/**
 * A name that no list has goes into the observations, so that it is not lost: by a tap, or by itself when its
 * field is left behind with the section.
 * @param label what it is the name of
 * @param name what was typed and names nothing; empty when there is nothing to keep
 * @returns `keep` keeps it now, `forget` says that it was answered otherwise
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

/** Offers to keep a name that no list has, and says once it is kept. */
export function KeepTyped({ name, onKeep }: { name: string; onKeep: () => void }) {
  const t = useT('ciguawatch');
  const [kept, setKept] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button is gone: the keyboard goes on from what stands in its place.
    if (kept !== '') said.current?.focus();
  }, [kept]);
  if (name.trim() !== '')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the field only keeps the focus while the button is pressed; its list would fold, and the button move from under the finger
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
