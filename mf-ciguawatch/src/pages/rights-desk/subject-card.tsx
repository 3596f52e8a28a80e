import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { formatDate, formatInstant, translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { countryName, locationName } from '../../places/names';
import css from './page.module.css';
import { fieldText, hasPage, subjectText } from './words';

interface Props {
  subject: PersonSubject;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Texts found in one report, alert, comment, view or trail entry, with the place of each. */
export const SubjectCard = observer(function SubjectCard({ subject, isChosen, onChoose }: Props) {
  const t = useT('rightsDesk');
  useT('domain');
  const { about, country, texts } = subject;
  const where = [
    about?.case_island ? locationName(about.case_island) : country !== null && countryName(country),
    about?.case_eventdate && formatDate(about.case_eventdate, 'medium'),
  ].filter(Boolean);
  return (
    <Card>
      <div className={css.subject}>
        <Checkbox
          aria-label={t('rights.choose', { what: subjectText(subject) })}
          isChecked={isChosen}
          onChange={onChoose}
        />
        <h2>{subjectText(subject)}</h2>
        <span className={css.quiet}>{where.join(' · ')}</span>
        {about && <Badge tone="neutral">{translate('domain', `review_state.${about.review_state}`)}</Badge>}
        {about?.withdrawal_asked_at && <Badge tone="sand">{t('rights.withdrawal')}</Badge>}
        {about?.deleted_at && <Badge tone="coral">{t('rights.deleted')}</Badge>}
        {hasPage(subject) && (
          <LinkButton to={`/ciguawatch/case/report/${subject.id}`} size="sm" icon="external-link">
            {t('rights.open')}
          </LinkButton>
        )}
      </div>
      <dl className={css.texts}>
        {texts.map(({ place, field, text, at }) => (
          <div key={`${place} ${field} ${text}`}>
            <dt>
              {t(`rights.place_${place}`)} · {fieldText(field)}
              {at !== null && (
                <span className={css.quiet}>
                  {' '}
                  {t('rights.written', { when: formatInstant(at, undefined, 'short') })}
                </span>
              )}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {texts.some(({ place }) => place === 'contact') && <p className={css.quiet}>{t('rights.own')}</p>}
    </Card>
  );
});
