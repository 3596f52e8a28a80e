import { tiesOf, withdrawalOf } from '@ciguawatch/shared/api/report/report-ties';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { Reopen } from './reopen';
import css from './sent-next.module.css';

const NEW = '/ciguawatch/case/report/new';
/** People drawn at most; the number is said in words as well. */
const DRAWN = 12;

export interface SentNextProps {
  uuid: string;
  values: ReportValues;
  /** whether the server has it: only then can it be corrected */
  stored: boolean;
}

/** How many patients of the meal of a report were reported from this device, this one included. */
function reportedOf(uuid: string): number {
  const all = [...outbox.items, ...outbox.sent].filter((one) => one.call === 'report');
  const found = all.find((one) => one.uuid === uuid);
  const meal = (body: unknown) => {
    const ties = tiesOf(body);
    return ties?.same_meal_as ?? ties?.case_uuid;
  };
  const counted = all.filter((one) => !tiesOf(one.body)?.corrects && !withdrawalOf(one, outbox.sent, all));
  const same = new Set(counted.filter((one) => meal(one.body) === meal(found?.body)).map((one) => one.uuid));
  return Math.max(1, same.size);
}

/** Whether the reporter can correct it; one that left without a code only the laboratory can. */
const hasCode = (uuid: string): boolean =>
  outbox.sent.some((one) => one.uuid === uuid && tiesOf(one.body)?.receipt_code !== undefined);

/** What a reporter may do next: report another patient of the meal, correct, find the report again. */
export const SentNext = observer(function SentNext({ uuid, values, stored }: SentNextProps) {
  const t = useT('ciguawatch');
  const ill = values.mass_poisoning === true ? values.mass_poisoning_nb : null;
  const reported = reportedOf(uuid);
  return (
    <>
      <section className={css.meal}>
        <h2 className={css.title}>
          {ill === null || ill < reported
            ? t('report.mealOthers')
            : t('report.mealCount', { ill, count: reported })}
        </h2>
        {ill !== null && ill <= DRAWN && (
          <div className={css.people} aria-hidden="true">
            {Array.from({ length: Math.max(ill, reported) }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people at a table have no names here
              <span key={place} className={place < reported ? css.done : undefined}>
                <Icon name="user" size={26} />
              </span>
            ))}
          </div>
        )}
        <p className={css.text}>{t('report.mealKept')}</p>
        <LinkButton to={`${NEW}?meal=${uuid}`} icon="users" fullWidth>
          {t('report.mealAgain')}
        </LinkButton>
      </section>
      {!stored && <Reopen />}
      {stored && (
        <div className={css.ways}>
          {hasCode(uuid) && (
            <LinkButton to={`${NEW}?corrects=${uuid}`} icon="pencil" fullWidth>
              {t('report.fix')}
            </LinkButton>
          )}
          <LinkButton to="/my-reports" icon="list" fullWidth>
            {t('report.mine')}
          </LinkButton>
        </div>
      )}
    </>
  );
});
