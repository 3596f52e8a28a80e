import { reportLinksOf, withdrawalOf } from '@ciguawatch/shared/api/report/report-links';
import { receiptAddress } from '@ciguawatch/shared/domain/report/receipt-code';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { Reopen } from './reopen';
import css from './sent-next.module.css';

const NEW = '/ciguawatch/case/report/new';
/** Maximum number of people drawn as icons; the text states the number anyway. */
const DRAWN = 12;

/** Props of the next steps after sending a report. */
export interface SentNextProps {
  uuid: string;
  values: ReportValues;
  /** whether the server has stored the report; only then can it be corrected */
  stored: boolean;
}

/**
 * Number of patients of the same meal reported from this device, this one included; corrections and withdrawn
 * reports are not counted.
 */
function reportedOf(uuid: string): number {
  const all = [...outbox.items, ...outbox.sent].filter((one) => one.call === 'report');
  const found = all.find((one) => one.uuid === uuid);
  const meal = (body: unknown) => {
    const ties = reportLinksOf(body);
    return ties?.same_meal_as ?? ties?.case_uuid;
  };
  const counted = all.filter(
    (one) => !reportLinksOf(one.body)?.corrects && !withdrawalOf(one, outbox.sent, all),
  );
  const same = new Set(counted.filter((one) => meal(one.body) === meal(found?.body)).map((one) => one.uuid));
  return Math.max(1, same.size);
}

/**
 * Receipt code of a sent report, by which its reporter follows and corrects it; without one only the laboratory
 * can.
 */
const codeOf = (uuid: string): string | undefined =>
  outbox.sent.flatMap((one) => (one.uuid === uuid ? (reportLinksOf(one.body)?.receipt_code ?? []) : []))[0];

/**
 * Next steps for the reporter: report another patient of the meal, correct this report, or list own reports.
 */
export const SentNext = observer(function SentNext({ uuid, values, stored }: SentNextProps) {
  const t = useT('ciguawatch');
  const ill = values.mass_poisoning === true ? values.mass_poisoning_nb : null;
  const reported = reportedOf(uuid);
  const code = codeOf(uuid);
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
              // biome-ignore lint/suspicious/noArrayIndexKey: equal icons that never move
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
          {code !== undefined && (
            <>
              <LinkButton to={receiptAddress('', code)} icon="eye" fullWidth>
                {t('reportPdf.follow')}
              </LinkButton>
              <LinkButton to={`${NEW}?corrects=${uuid}`} icon="pencil" fullWidth>
                {t('report.fix')}
              </LinkButton>
            </>
          )}
          <LinkButton to="/my-reports" icon="list" fullWidth>
            {t('report.mine')}
          </LinkButton>
        </div>
      )}
    </>
  );
});
