import {
  isGranted,
  isWithdrawalPending,
  refusedWithdrawalOf,
  reportLinksOf,
  withdrawalOf,
} from '@ciguawatch/shared/api/report/report-links';
import { receiptAddress } from '@ciguawatch/shared/domain/report/receipt-code';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { ReceiptCode } from '@ciguawatch/shared/ui/data/receipt-code';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { RelButton } from '../../../links/rel-button';
import card from '../item-card.module.css';
import { MealLine } from '../meal-line';
import { useItemName } from '../use-item-name';
import css from './my-reports.module.css';

interface Props {
  item: SentItem;
  onWithdraw(): void;
}

type ReportStanding = 'received' | 'review' | 'leaving' | 'asked' | 'refused' | 'withdrawn';
const STANDING_LOOKS: Record<ReportStanding, { icon: IconName; tone: BadgeTone }> = {
  received: { icon: 'circle-check', tone: 'reef' },
  review: { icon: 'eye', tone: 'sand' },
  leaving: { icon: 'hourglass', tone: 'sand' },
  asked: { icon: 'hourglass', tone: 'sand' },
  refused: { icon: 'circle-check', tone: 'sand' },
  withdrawn: { icon: 'minus', tone: 'neutral' },
};

/** States in which the reporter can still act. */
const ACTIVE_STANDINGS: ReadonlySet<ReportStanding> = new Set(['received', 'review', 'refused']);

/** State of a report as far as this device knows, with its withdrawal or refusal. */
function standingOf(item: SentItem) {
  const { sent, items } = outbox;
  const withdrawn = withdrawalOf(item, sent, sent);
  const refused = refusedWithdrawalOf(item, sent);
  const stand = (): ReportStanding => {
    if (withdrawn) return isWithdrawalPending(withdrawn) ? 'asked' : 'withdrawn';
    if (withdrawalOf(item, items, sent)) return 'leaving';
    if (refused) return 'refused';
    return reportLinksOf(item.body)?.corrects ? 'review' : 'received';
  };
  return { stand: stand(), withdrawn, refused };
}

/** The state in words. */
const StandText = observer(function StandText({ item }: { item: SentItem }) {
  const t = useT('outbox');
  const { stand, withdrawn, refused } = standingOf(item);
  if (withdrawn) {
    const key = isWithdrawalPending(withdrawn) ? 'asked' : isGranted(withdrawn) ? 'granted' : 'withdrawn';
    return t(`mine.${key}Text`, { date: formatInstant(withdrawn.at) });
  }
  if (stand === 'leaving') return t('mine.leavingText');
  if (stand === 'refused' && refused) return t('mine.refusedText', { date: formatInstant(refused.at) });
  return t('outbox.received', { date: formatInstant(item.at) });
});

/** The receipt code; for a report sent without one, that only the laboratory can withdraw it. */
function CodeLine({ code }: { code: string | undefined }) {
  const t = useT('outbox');
  if (code === undefined) return <p className={css.quiet}>{t('mine.noCode')}</p>;
  return (
    <div className={css.code}>
      <ReceiptCode
        code={code}
        label={t('mine.codeLabel')}
        copy={t('mine.codeCopy')}
        copied={t('mine.codeCopied')}
        byHand={t('mine.codeByHand')}
      />
    </div>
  );
}

/** Actions that the reporter can still take. */
function Actions({ item, name, code, onWithdraw }: Props & { name: string; code: string | undefined }) {
  const t = useT('outbox');
  return (
    <div className={css.actions}>
      <RelButton
        rel="report"
        query={{ sent: item.uuid }}
        icon="file-text"
        aria-label={`${t('mine.document')}, ${name}`}
      >
        {t('mine.document')}
      </RelButton>
      <RelButton
        rel="report"
        query={{ meal: item.uuid }}
        icon="users"
        aria-label={`${t('mine.sameMealAgain')}, ${name}`}
      >
        {t('mine.sameMealAgain')}
      </RelButton>
      {code !== undefined && (
        <>
          <LinkButton to={receiptAddress('', code)} icon="eye" aria-label={`${t('mine.follow')}, ${name}`}>
            {t('mine.follow')}
          </LinkButton>
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
  );
}

/** Id of the case that this device sent under a uuid; null for an unknown uuid. */
const numberOf = (uuid: string | undefined): number | null =>
  uuid === undefined
    ? null
    : (outbox.sent.find((one) => reportLinksOf(one.body)?.case_uuid === uuid)?.id ?? null);

/** One sent report: receipt code, state as far as this device knows, and actions. */
export const SentCard = observer(function SentCard({ item, onWithdraw }: Props) {
  const t = useT('outbox');
  const nameOf = useItemName();
  const ties = reportLinksOf(item.body);
  const { stand } = standingOf(item);
  const { icon, tone } = STANDING_LOOKS[stand];
  const name = item.id === null ? nameOf(item) : t('mine.number', { id: item.id });
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
          <StandText item={item} />
        </p>
        {first !== null && <p className={css.quiet}>{t('mine.corrects', { id: first })}</p>}
        {stand === 'review' && <p className={css.quiet}>{t('mine.reviewText')}</p>}
        {same !== null && <p className={css.quiet}>{t('mine.sameMeal', { id: same })}</p>}
        {stand !== 'withdrawn' && <CodeLine code={code} />}
      </div>
      {ACTIVE_STANDINGS.has(stand) && <Actions item={item} name={name} code={code} onWithdraw={onWithdraw} />}
    </li>
  );
});
