import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge, type BadgeTone } from '@ciguawatch/shared/ui/data/badge';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { ChangeLine } from '../audit/change-line';
import { changesOf } from '../audit/changes';
import { actionText, kindText } from '../audit/words';
import { ApprovalActions } from './approval-actions';
import css from './page.module.css';
import { residentsDifference } from './residents-difference';

const STATUS_TONES: Record<Approval['status'], BadgeTone> = {
  waiting: 'sand',
  approved: 'reef',
  refused: 'coral',
  taken_back: 'neutral',
};
/** Most objects shown per change; a batch may contain hundreds of similar ones. */
const MAX_SHOWN_OBJECTS = 10;

interface Props {
  item: Approval;
  onChanged: (next: Approval) => void;
}

/** One change: author, values, number of public rows it would open, and actions. */
export const ApprovalCard = observer(function ApprovalCard({ item, onChanged }: Props) {
  const t = useT('approvalPage');
  useT('audit');
  const nameOf = ({ kind, object, object_id }: Approval['changes'][number]) =>
    object ?? t('page.object', { kind: kindText(kind), number: object_id });
  const [first] = item.changes;
  const others = item.changes.length - MAX_SHOWN_OBJECTS;
  return (
    <Card>
      <div className={css.head}>
        <h2>{first ? nameOf(first) : t('page.title')}</h2>
        <Badge tone={STATUS_TONES[item.status]}>{t(`status.${item.status}`)}</Badge>
      </div>
      <p className={css.quiet}>
        {t('page.asked', { name: item.asked_by?.name ?? '', when: formatInstant(item.asked_at) })}
      </p>
      {item.decided_at !== null && item.decided_by && (
        <p className={css.quiet}>
          {t('page.decided', { name: item.decided_by.name, when: formatInstant(item.decided_at) })}
          {item.reason !== null && <> · {item.reason}</>}
        </p>
      )}
      {item.out_of_date && (
        <div className={css.note}>
          <Banner tone="caution" role="note" title={t('page.outOfDate')}>
            {t(item.mine ? 'page.outOfDateMine' : 'page.outOfDateText')}
          </Banner>
        </div>
      )}
      <p className={css.rows}>{t('page.rows', { count: item.opens })}</p>
      <ul className={css.changes}>
        {item.changes.slice(0, MAX_SHOWN_OBJECTS).map((change) => (
          <li key={`${change.kind} ${change.object_id} ${change.action}`}>
            {item.changes.length > 1 && <b>{nameOf(change)} </b>}
            {actionText(change.action)}
            <ul>
              {changesOf(residentsDifference(change)).map((one) => (
                <li key={one.field}>
                  <ChangeLine change={one} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {others > 0 && <li>{t('page.more', { count: others })}</li>}
      </ul>
      <ApprovalActions item={item} onChanged={onChanged} />
    </Card>
  );
});
