import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { yearsByChance } from '@ciguawatch/shared/domain/alerts/pooled-rule';
import { daysOf } from '@ciguawatch/shared/domain/alerts/window';
import { formatDate, formatNumber, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FishNoteText } from '../fish-notes/fish-note';
import { locationName, phenotypeName, specieName } from '../places/names';
import { LastDecision } from './last-decision';
import { PairLines } from './pair-lines';
import css from './review-card.module.css';

/** The properties of the case that the card needs. */
export type Shown = Pick<CaseFull, 'id' | 'case_location_id' | 'case_island' | 'specie_id' | 'phenotype_id'>;

/** Pairs, meal, alerts, last decision of a case, and pages on its island and fish, each as a line. */
export const SurroundingFacts = observer(function SurroundingFacts({
  row,
  card,
}: {
  row: Shown;
  card: ReviewCard;
}) {
  const t = useT('reviewCard');
  const n = useT('fishNotes');
  const { meal } = card;
  return (
    <dl className={css.facts}>
      {card.pairs.length > 0 && (
        <Fact name={t('card.pairs')}>
          <PairLines id={row.id} pairs={card.pairs} />
        </Fact>
      )}
      {meal && (
        <Fact name={t('card.meal')}>
          <CrossLink to={`/ciguawatch/case/meal/${meal.id}`}>
            {t('card.mealOf', {
              reports: t('mealPage.reports', { count: meal.reports }),
              ill: t('mealPage.ill', { count: meal.ill }),
            })}
          </CrossLink>
        </Fact>
      )}
      {card.alerts.length > 0 && (
        <Fact name={t('card.alerts')}>
          <AlertLinks alerts={card.alerts} />
        </Fact>
      )}
      {card.notes.length > 0 && (
        <Fact name={n('fishNotes.title')}>
          {card.notes.map((note) => (
            <FishNoteText key={note.id} note={note} open={row.id} />
          ))}
        </Fact>
      )}
      <Fact name={t('card.last')}>
        <LastDecision last={card.last} />
      </Fact>
      <Fact name={t('card.earlier')}>
        {card.earlier && <Icon name="triangle-alert" size={16} />}{' '}
        {t(card.earlier ? 'card.earlierYes' : 'card.earlierNo')}
      </Fact>
      {hasLinks(row) && (
        <Fact name={t('card.links')}>
          <Links row={row} />
        </Fact>
      )}
    </dl>
  );
});

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Links to alerts, named by island and window. */
export const AlertLinks = observer(function AlertLinks({ alerts }: Pick<ReviewCard, 'alerts'>) {
  const t = useT('reviewCard');
  return (
    <ul className={css.links}>
      {alerts.map((alert) => (
        <li key={alert.id}>
          <CrossLink to={`/ciguawatch/case/alerts?alert=${alert.id}`}>
            {t(alert.from === alert.until ? 'card.alertDay' : 'card.alert', {
              island: locationName(alert.island),
              from: formatDate(alert.from, 'short'),
              until: formatDate(alert.until, 'short'),
            })}
          </CrossLink>{' '}
          {seenText(t, alert)}
        </li>
      ))}
    </ul>
  );
});

/** Whether a case has an island or a fish, whose pages are linked. The card is of the case itself, which needs no link. */
const hasLinks = ({ specie_id: specie, phenotype_id: group, case_island: island }: Shown) =>
  island !== null || specie != null || group != null;

const Links = observer(function Links({ row }: { row: Shown }) {
  const t = useT('reviewCard');
  const { specie_id: specie, phenotype_id: group, case_island: island } = row;
  return (
    <ul className={css.links}>
      {island !== null && (
        <li>
          <CrossLink to={`/ciguawatch/case/report/list?case_island=${island}`}>
            <NameText>{t('card.casesOfIsland', { island: locationName(island) })}</NameText>
          </CrossLink>
        </li>
      )}
      {specie != null && (
        <li>
          <CrossLink to={`/fishbase/specie/${specie}`}>
            {t('card.fishPage', { fish: specieName(specie) })}
          </CrossLink>
        </li>
      )}
      {specie == null && group != null && (
        <li>
          <CrossLink to={`/fishbase/phenotype/${group}`}>
            {t('card.fishPage', { fish: phenotypeName(group) })}
          </CrossLink>
        </li>
      )}
    </ul>
  );
});

/** What an alert saw, where its rule counts meals or people ill; '' for the rules that count cases. */
function seenText(t: Translate, alert: ReviewCard['alerts'][number]): string {
  const { rule, observed, expected, probability } = alert;
  if (rule === 'large_meal') return t('card.seenMeal', { observed: formatNumber(observed) });
  if (rule === 'same_fish') return t('card.seenFish', { observed: formatNumber(observed) });
  if (rule !== 'pooled' || expected === null || probability === null) return '';
  const years = yearsByChance(probability, daysOf(alert));
  return t('card.seenMeals', {
    ...{ count: years, years: formatNumber(years), observed: formatNumber(observed) },
    expected: formatNumber(expected, { maximumSignificantDigits: 2 }),
  });
}
