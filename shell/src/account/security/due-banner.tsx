import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { isFactorOverdue } from '../../access/factor-due';
import { wantedPage } from '../login/wanted-page';
import css from './security.module.css';

/** Why a second step must be added and by when; nothing for a person whose role needs none or who has one. */
export const DueBanner = observer(function DueBanner() {
  const t = useT('security');
  const due = session.user?.factor_due;
  if (!due) return null;
  const date = formatInstant(due, undefined, 'long');
  const isOver = isFactorOverdue();
  return (
    <div className={css.due}>
      <Banner
        tone={isOver ? 'danger' : 'caution'}
        role="note"
        title={t('due.title')}
        action={
          !isOver && (
            <LinkButton to={wantedPage(window.location.search, window.location.origin)} size="sm">
              {t('due.later')}
            </LinkButton>
          )
        }
      >
        {t(isOver ? 'due.over' : 'due.text', { date })}
      </Banner>
    </div>
  );
});
