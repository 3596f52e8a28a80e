import { type Faults, sectionFaults } from '@ciguawatch/shared/domain/report/report-rules';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { isUntouched, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useHandOver } from '@ciguawatch/shared/runtime/page/use-hand-over';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { FormBody } from '@ciguawatch/shared/ui/form/form';
import { useForm, useFormFaults, useFormStatus, useSubmit } from '@ciguawatch/shared/ui/form/use-form';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { fetchBoxes } from '../../../../places/places-with-boxes';
import { farPoint } from '../../place/far-point';
import { fetchPaper } from '../../sent/sent-paper';
import { ErrorSummary } from '../error-summary';
import { FormViewContext } from '../form-view';
import css from '../frame.module.css';
import { Honeypot } from '../honeypot';
import { LeaveDialog } from '../leave-dialog';
import { aboveKeyboard } from '../page/above-keyboard';
import { placeView } from '../place-view';
import { useReportValues } from '../report-field';
import { fetchSections, SectionBody } from './section-body';
import { StepBar, StepList } from './step-list';
import { firstFaulty, firstStep, step } from './steps';
import { useSectionHistory } from './use-section-history';
import { WizardActions } from './wizard-actions';

interface Props {
  /** uuid of the report, under which its history entries are recognised after a reload */
  uuid: string;
  startAt?: Section;
  /** whether the back button leads through the sections before `startAt` */
  whole?: boolean;
  /** when the draft was last stored, in epoch milliseconds; null before that */
  savedAt: number | null;
  /** whether the reporter is asked for consent to be asked again */
  asksAgain?: boolean | undefined;
  onChange: (values: ReportValues, section: Section) => void;
  onClose: () => void;
  /** whether leaving would lose answers, and the warning to show */
  guard?: boolean | undefined;
  guardReason?: string | undefined;
}

/** Shows the form one section at a time, with the navigation between them. */
export const Wizard = observer(function Wizard({
  uuid,
  startAt = 1,
  whole = false,
  savedAt,
  asksAgain = true,
  onChange,
  onClose,
  guard,
  guardReason,
}: Props) {
  const t = useT('ciguawatch');
  const form = useForm<ReportValues>();
  const values = useReportValues();
  const faults: Faults = useFormFaults();
  const submit = useSubmit();
  const sending = useRef(false);
  sending.current = useFormStatus().busy;
  const [steps, turn] = useReducer(step, startAt, firstStep);
  // Navigation is blocked while the report is queued: a change would be in neither the report nor a draft.
  const move = useCallback<typeof turn>((action) => void (sending.current || turn(action)), []);
  const [tries, setTries] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const hasPoint = values.case_geom !== null;
  useEffect(() => {
    if (hasPoint) void fetchBoxes();
  }, [hasPoint]);
  const far = farPoint(values);
  const farAsked = far !== null && far !== kept;
  const { heading, summary } = useStepFocus(steps.section, tries);
  useSectionHistory(uuid, steps, move, whole);
  const body = useHandOver();
  const { section } = steps;
  const shown = steps.attempted.has(section) ? sectionFaults(section, faults) : [];

  useEffect(() => {
    // Load the code of the next page early, because the network may be gone after sending.
    if (section > 1) fetchPaper().catch(() => undefined);
  }, [section]);
  const [answered] = useState(() => !isUntouched(values));
  useEffect(() => fetchSoon(answered), [answered]);
  useEffect(aboveKeyboard, []);
  useEffect(() => {
    onChange(values, section);
  }, [values, section, onChange]);
  // Without stored drafts the leave guard of the page asks, as for every other way out.
  const close = () => (isUntouched(values) || !storage.persistent ? onClose() : setLeaving(true));
  const next = () => {
    const now: Faults = form.check();
    if (section === 2 && farAsked) {
      const question = document.getElementById('far-point');
      question?.focus({ preventScroll: true });
      question?.scrollIntoView?.({ block: 'end' });
      return;
    }
    if (sectionFaults(section, now).length > 0) setTries(tries + 1);
    move({ do: 'next', faults: now });
  };
  const send = () => {
    const faulty = firstFaulty(form.check());
    if (faulty === null) void submit();
    else {
      move({ do: 'refuse', at: faulty });
      setTries(tries + 1);
    }
  };
  const view = {
    attempted: steps.attempted,
    ...placeView(values),
    dense: false,
    editing: false,
    asksAgain,
    far: { isAsked: farAsked, keep: () => setKept(far) },
  };
  return (
    <FormViewContext value={view}>
      <div className={css.frame}>
        <StepList steps={steps} onGo={(to) => move({ do: 'go', to })} />
        <div>
          <StepBar section={section} onClose={close} />
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            {t(`report.title${section}`)}
          </h1>
          {section === 1 && <p className={css.onlyRequired}>{t('report.onlyRequired')}</p>}
          <ErrorSummary faults={shown.map(({ field, fault }) => ({ name: field, fault }))} ref={summary} />
          <FormBody ref={body} onSubmit={section === 6 ? send : next} guard={guard} guardReason={guardReason}>
            <Honeypot />
            <SectionBody section={section} onEdit={(to) => move({ do: 'edit', to })} onLoading={setLoading} />
            <WizardActions
              steps={steps}
              savedAt={savedAt}
              isLoading={isLoading}
              onBack={section === 1 ? close : () => move({ do: 'back', faults })}
            />
          </FormBody>
        </div>
      </div>
      <LeaveDialog isOpen={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </FormViewContext>
  );
});

/** Milliseconds of reading without input after which the next sections are loaded anyway. */
const READING = 4000;

/**
 * Loads the next sections at the first touch or key, after 4 seconds at the latest. With answers present, for
 * instance typed before the scripts loaded, it does so at once.
 * @returns a function that cancels this
 */
function fetchSoon(answered: boolean): () => void {
  const begun = ['pointerdown', 'keydown', 'focusin'] as const;
  const stop = () => {
    clearTimeout(timer);
    for (const kind of begun) removeEventListener(kind, fetchNow);
  };
  const fetchNow = () => {
    stop();
    fetchSections().catch(() => undefined);
  };
  const timer = setTimeout(fetchNow, answered ? 0 : READING);
  for (const kind of begun) addEventListener(kind, fetchNow);
  return stop;
}

/** Whether this page load has shown a form before. */
let drawnBefore = false;

/** Focuses the heading of a new section, or the error summary after a failed attempt to leave. */
function useStepFocus(section: Section, tries: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // When one form follows another, the focused element was removed: move focus to the heading.
    if (drawnBefore && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    drawnBefore = true;
  }, []);
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef({ section, tries });
  useEffect(() => {
    const last = before.current;
    before.current = { section, tries };
    if (last.tries !== tries) {
      summary.current?.focus();
      summary.current?.scrollIntoView?.({ block: 'center' });
    } else if (last.section !== section) {
      document.documentElement.scrollTop = 0;
      heading.current?.focus({ preventScroll: true });
    }
  }, [section, tries]);
  return { heading, summary };
}
