import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormView } from '../form/form-view';
import { showBelowBars } from '../form/page/below-bars';
import { useReportValues } from '../form/report-field';
import { ASKED_GROUPS, type AskedGroup, answeredCount, questionsOf } from './groups';
import { RestButton } from './rest-button';
import { FlagAsk, SymptomAsk } from './symptom-ask';
import css from './symptoms.module.css';

/** Symptom groups, each with its number of answers; on phones only one is open at a time. */
export const SymptomGroups = observer(function SymptomGroups() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { dense } = useFormView();
  const values = useReportValues();
  const [open, setOpen] = useState<string | null>(ASKED_GROUPS[0]?.id ?? null);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const oneAtATime = !viewport.wide && !dense;
  const isOpen = (id: string) => (oneAtATime ? open === id : !folded.includes(id));
  const block = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // Opening a group folds another one, perhaps above it: scroll so that the opened head stays visible.
  useLayoutEffect(() => {
    const head = opened.current && block.current?.querySelector<HTMLElement>('h2 > [aria-expanded=true]');
    opened.current = false;
    if (!head) return;
    head.focus({ preventScroll: true });
    showBelowBars(head, block.current ?? undefined);
  });
  const toggle = (id: string, on: boolean) => {
    opened.current = on && oneAtATime;
    setOpen(on ? id : null);
    setFolded(on ? folded.filter((one) => one !== id) : [...folded, id]);
  };
  return (
    <div ref={block} className={cx(css.groups, !dense && css.edge)}>
      {ASKED_GROUPS.map((group) => (
        <Disclosure
          key={group.id}
          title={d(`symptom_group.${group.id}`)}
          icon={group.icon}
          aside={t('report.answeredOf', {
            n: answeredCount(group, values),
            total: questionsOf(group).length,
          })}
          isOpen={isOpen(group.id)}
          onToggle={(on) => toggle(group.id, on)}
        >
          <Questions group={group} />
        </Disclosure>
      ))}
    </div>
  );
});

function Questions({ group }: { group: AskedGroup }) {
  return (
    <>
      {group.graded.map((name) => (
        <SymptomAsk key={name} name={name} />
      ))}
      {group.flags.map((name) => (
        <FlagAsk key={name} name={name} />
      ))}
      <RestButton group={group} />
    </>
  );
}
