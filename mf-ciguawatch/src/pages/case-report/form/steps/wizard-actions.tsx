import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { actionBarMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { observer } from 'mobx-react-lite';
import css from '../frame.module.css';
import type { Steps } from './steps';

interface Props {
  steps: Steps;
  /** when the draft was last stored, in epoch milliseconds; null before that */
  savedAt: number | null;
  /** whether the section is still being loaded; nobody leaves or sends what cannot be seen yet */
  isLoading: boolean;
  onBack: () => void;
}

/** Bar with Back and Next, always visible; in the last section Next becomes Send. */
export const WizardActions = observer(function WizardActions({ steps, savedAt, isLoading, onBack }: Props) {
  const t = useT('ciguawatch');
  const { section, returning } = steps;
  const label = section === 6 ? 'send' : returning ? 'backToReview' : section === 5 ? 'check' : 'next';
  return (
    <div className={css.actions} ref={actionBarMark}>
      {section === 6 && viewport.phone ? (
        <IconButton
          icon="arrow-left"
          label={t('report.back')}
          onPress={onBack}
          bordered
          className={css.short}
        />
      ) : (
        <Button onPress={onBack} {...(section === 1 ? {} : { icon: 'arrow-left' as const })}>
          {t(section === 1 ? 'report.cancel' : 'report.back')}
        </Button>
      )}
      <span className={css.draft}>
        {savedAt !== null && t('report.draftSaved', { time: formatTime(savedAt) })}
      </span>
      <SubmitButton
        isDisabled={isLoading}
        {...(section === 6 ? { icon: 'send' as const } : { iconEnd: 'arrow-right' as const })}
      >
        {t(`report.${label}`)}
      </SubmitButton>
    </div>
  );
});
