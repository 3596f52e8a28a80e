import type { ReviewCard as Card } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IslandLine } from './island-line';
import { MapPart } from './map-part';
import css from './review-card.module.css';
import { type Shown, SurroundingFacts } from './surrounding-facts';

interface Props {
  row: Shown;
  card: Card | null;
  failed: unknown;
  onRetry: () => void;
  /** sets the proposed island; null where the case cannot be corrected */
  onIsland: (() => void) | null;
  /** shown where no map can be drawn */
  instead?: ReactNode;
}

/** What surrounds a case: cases near it on a map, the island of a far point, pairs, meal, alerts, last decision. */
export const ReviewCard = observer(function ReviewCard({ row, card, failed, onRetry, ...props }: Props) {
  const t = useT('reviewCard');
  useT('errors');
  if (failed !== null && card === null)
    return <ErrorState title={t('card.failed')} detail={errorText(failed)} onRetry={onRetry} />;
  if (card === null)
    return (
      <Loading>
        <Skeleton height={216} />
      </Loading>
    );
  return (
    <section className={css.card} aria-label={t('card.title')}>
      <IslandLine card={card} location={row.case_location_id} onIsland={props.onIsland} />
      <MapPart
        label={t('card.map', { id: String(row.id) })}
        pins={card.point ? [card.point] : []}
        dots={card.near}
        instead={props.instead}
      />
      {card.point && <p className={css.quiet}>{t('card.near', { count: card.near.length })}</p>}
      <SurroundingFacts row={row} card={card} />
    </section>
  );
});
