import {
  isAsked,
  isGranted,
  refusedOf,
  tiesOf,
  withdrawalOf,
} from '@ciguawatch/shared/api/report/report-ties';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { ReceiptCode } from '@ciguawatch/shared/ui/data/receipt-code';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { RelButton } from '../../links/rel-button';
import card from './item-card.module.css';
import { MealLine } from './meal-line';
import css from './my-reports.module.css';
import { useItemName } from './use-item-name';

interface Props {
  item: SentItem;
  onWithdraw(): void;
}

type Stand = 'received' | 'review' | 'leaving' | 'asked' | 'refused' | 'withdrawn';
const LOOK: Record<Stand, { icon: IconName; tone: BadgeTone }> = {
  received: { icon: 'circle-check', tone: 'reef' },
  review: { icon: 'eye', tone: 'sand' },
  leaving: { icon: 'hourglass', tone: 'sand' },
  asked: { icon: 'hourglass', tone: 'sand' },
  refused: { icon: 'circle-check', tone: 'sand' },
  withdrawn: { icon: 'minus', tone: 'neutral' },
};

/** One report that was received: its receipt code, where it stands as far as this device knows, and what can be done. */
export const SentCard = observer(function SentCard({ item, onWithdraw }: Props) {
  const t = useT('outbox');
  const nameOf = useItemName();
  const { sent, items } = outbox;
  const ties = tiesOf(item.body);
  const withdrawn = withdrawalOf(item, sent, sent);
  const refused = refusedOf(item, sent);
  const stand: Stand = withdrawn
    ? isAsked(withdrawn)
      ? 'asked'
      : 'withdrawn'
    : withdrawalOf(item, items, sent)
      ? 'leaving'
      : refused
        ? 'refused'
        : ties?.corrects
          ? 'review'
          : 'received';
  const { icon, tone } = LOOK[stand];
  const name = item.id === null ? nameOf(item) : t('mine.number', { id: item.id });
  const numberOf = (uuid: string | undefined) =>
    uuid === undefined ? null : (sent.find((one) => tiesOf(one.body)?.case_uuid === uuid)?.id ?? null);
  const same = numberOf(ties?.same_meal_as);
  const first = numberOf(ties?.corrects);
  const code = ties?.receipt_code;
  return (
    <li className={`${card.card} ${css[stand]}`}>
      <span className={`${card.sign} ${css.sign}`}>
        <Icon name={icon} size={24} />
      </span>
      <div className={card.body}>
        <div className={css.head}>
          <h2 className={card.name}>{name}</h2>
          <Badge tone={tone}>{t(`mine.stand_${stand}`)}</Badge>
        </div>
        {item.id !== null && item.label && <p>{item.label}</p>}
        <MealLine body={item.body} />
        <p className={css.quiet}>
          {withdrawn
            ? t(`mine.${isAsked(withdrawn) ? 'asked' : isGranted(withdrawn) ? 'granted' : 'withdrawn'}Text`, {
                date: formatInstant(withdrawn.at),
              })
            : stand === 'leaving'
              ? t('mine.leavingText')
              : stand === 'refused' && refused
                ? t('mine.refusedText', { date: formatInstant(refused.at) })
                : t('outbox.received', { date: formatInstant(item.at) })}
        </p>
        {first !== null && <p className={css.quiet}>{t('mine.corrects', { id: first })}</p>}
        {stand === 'review' && <p className={css.quiet}>{t('mine.reviewText')}</p>}
        {same !== null && <p className={css.quiet}>{t('mine.sameMeal', { id: same })}</p>}
        {code !== undefined && stand !== 'withdrawn' && (
          <div className={css.code}>
            <ReceiptCode
              code={code}
              label={t('mine.codeLabel')}
              copy={t('mine.codeCopy')}
              copied={t('mine.codeCopied')}
              byHand={t('mine.codeByHand')}
            />
          </div>
        )}
        {code === undefined && stand !== 'withdrawn' && <p className={css.quiet}>{t('mine.noCode')}</p>}
      </div>
      {(stand === 'received' || stand === 'review' || stand === 'refused') && (
        <div className={css.actions}>
          <RelButton
            rel="report"
            query={{ sent: item.uuid }}
            icon="file-text"
            aria-label={`${t('mine.document')}, ${name}`}
          >
            {t('mine.document')}
          </RelButton>
          {code !== undefined && (
            <>
              <RelButton
                rel="report"
                query={{ corrects: item.uuid }}
                aria-label={`${t('mine.correct')}, ${name}`}
              >
                {t('mine.correct')}
              </RelButton>
              <Button onPress={onWithdraw} aria-label={`${t('mine.withdraw')}, ${name}`}>
                {t('mine.withdraw')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
});
