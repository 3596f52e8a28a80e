import { SECTIONS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { StepperRing } from '@ciguawatch/shared/ui/art/stepper-ring';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import css from '../frame.module.css';
import type { Steps } from './steps';

/** Minutes left from each section on, timed with real use on a phone. */
const MINUTES: Record<Section, number> = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 };

/** Progress ring and list of sections beside the form; sections reached before are links. */
export function StepList({ steps, onGo }: { steps: Steps; onGo: (section: Section) => void }) {
  const t = useT('ciguawatch');
  return (
    <aside className={css.steps}>
      <div className={css.progress}>
        <StepperRing step={steps.section} total={6} />
        <div>
          <b>{t('report.stepOf', { step: steps.section })}</b>
          <span className={css.small}>{t('report.minutesLeft', { count: MINUTES[steps.section] })}</span>
        </div>
      </div>
      <nav aria-label={t('report.sections')}>
        <ol className={css.list}>
          {SECTIONS.map((section) => (
            <li key={section}>
              <StepLink section={section} steps={steps} onGo={onGo} />
            </li>
          ))}
        </ol>
      </nav>
      <p className={css.small}>{t('report.onlyRequired')}</p>
    </aside>
  );
}

function StepLink({
  section,
  steps,
  onGo,
}: {
  section: Section;
  steps: Steps;
  onGo: (section: Section) => void;
}) {
  const t = useT('ciguawatch');
  const current = section === steps.section;
  const done = !current && section < steps.furthest;
  return (
    <button
      type="button"
      className={cx(css.step, current && css.current)}
      aria-current={current ? 'step' : undefined}
      disabled={section > steps.furthest}
      onClick={() => onGo(section)}
    >
      {done ? (
        <Icon name="circle-check" size={22} className={css.done} />
      ) : (
        <i className={css.number}>{section}</i>
      )}
      {t(`report.step${section}`)}
      {done && <VisuallyHidden>{` (${t('report.stepDone')})`}</VisuallyHidden>}
    </button>
  );
}

/** Progress bar for phones: ring, section name and close button. */
export function StepBar({ section, onClose }: { section: Section; onClose: () => void }) {
  const t = useT('ciguawatch');
  return (
    <div className={css.bar} data-step-bar>
      <StepperRing step={section} total={6} size={42} />
      <div>
        <b>{t(`report.step${section}`)}</b>
        <span className={css.small}>
          {t('report.stepOf', { step: section })} · {t('report.minutesLeft', { count: MINUTES[section] })}
        </span>
      </div>
      <button type="button" className={css.close} aria-label={t('report.leave')} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
    </div>
  );
}
