import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { symptomLabels } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { SeverityTag } from '@ciguawatch/shared/ui/data/severity-tag';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import { observer } from 'mobx-react-lite';
import { useLabels } from '../../case-report/labels/use-labels';
import page from '../page.module.css';
import { type Agreement, compareRows } from './compare-rows';
import css from './compare-table.module.css';

const ICONS: Record<Agreement, IconName> = {
  same: 'equal',
  alike: 'equal-approximately',
  other: 'equal-not',
  one: 'minus',
};

/** Two cases side by side, the newer one on the left; differences are marked by colour, icon and word. */
export const CompareTable = observer(function CompareTable({ pair }: { pair: PairFull }) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const [low, high] = pair.cases;
  const rows = compareRows(high, low, labels);
  const count = (agreement: Agreement) => rows.filter((row) => row.agreement === agreement).length;
  return (
    <table className={css.table}>
      <colgroup>
        <col className={css.names} />
        <col />
        <col className={css.agreements} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('pairs.field')}</VisuallyHidden>
          </th>
          <CaseHead row={high} />
          <th scope="col" className={css.middle}>
            <span className={page.quiet}>
              {t('pairs.countSame', { count: count('same') })},<br />
              {t('pairs.countOther', { count: count('other') })}
            </span>
          </th>
          <CaseHead row={low} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, texts, agreement, note }) => (
          <tr key={key} className={agreement === 'other' ? css.differs : undefined}>
            <th scope="row">{label}</th>
            <Answer text={texts[0]} none={labels.d('answer.none')} />
            <td className={css.middle}>
              <AgreementText agreement={agreement} note={note} />
            </td>
            <Answer text={texts[1]} none={labels.d('answer.none')} />
          </tr>
        ))}
        <Symptoms cases={[high, low]} />
      </tbody>
    </table>
  );
});

const Answer = ({ text, none }: { text: string | null; none: string }) =>
  text === null ? <td className={css.none}>{none}</td> : <td>{text}</td>;

function CaseHead({ row }: { row: CaseFull }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  return (
    <th scope="col">
      <Link to={`/case/report/${row.id}`} className={css.number}>
        {t('report.number', { id: String(row.id) })}
      </Link>{' '}
      <Badge>{d(`review_state.${row.review_state}`)}</Badge>
      <br />
      <span className={page.quiet}>
        {t('pairs.received', { when: formatInstant(row.created_at, undefined, 'medium') })}
      </span>
    </th>
  );
}

function AgreementText({ agreement, note }: { agreement: Agreement; note?: string | undefined }) {
  const t = useT('ciguawatch');
  const word = { same: 'same', alike: 'same', other: 'different', one: 'oneSide' }[agreement];
  return (
    <span className={cx(css.agreement, css[agreement])}>
      <Icon name={ICONS[agreement]} size={16} />
      {note ?? t(`pairs.${word}`)}
    </span>
  );
}

const Symptoms = observer(function Symptoms({ cases }: { cases: readonly [CaseFull, CaseFull] }) {
  const t = useT('ciguawatch');
  const labels = useLabels();
  const [mine, theirs] = cases.map((row) => symptomLabels(valuesOf(row), labels).present) as [
    ReturnType<typeof symptomLabels>['present'],
    ReturnType<typeof symptomLabels>['present'],
  ];
  if (mine.length === 0 && theirs.length === 0) return null;
  const shared = mine.filter((one) => theirs.some((other) => other.key === one.key)).length;
  const list = (present: typeof mine) => (
    <td>
      {present.length === 0 ? (
        <span className={css.none}>{t('pairs.noSymptom')}</span>
      ) : (
        <ul className={page.symptoms}>
          {present.map(({ key, label, value }) => (
            <li key={key}>
              <SeverityTag value={value}>{label}</SeverityTag>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
  return (
    <tr className={css.tall}>
      <th scope="row">{t('pairs.row_symptoms')}</th>
      {list(mine)}
      <td className={css.middle}>
        <AgreementText
          agreement={shared === 0 ? 'other' : 'alike'}
          note={t('pairs.common', { count: shared })}
        />
      </td>
      {list(theirs)}
    </tr>
  );
});
