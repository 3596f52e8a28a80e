import { fieldsOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import type { Labels } from '../labels/answer-labels';
import { contactRows, type Row, reportRows, symptomLabels } from '../labels/report-rows';
import css from './document.module.css';
import { PaperHead } from './paper-head';
import { PointChart } from './point-chart';

interface Props {
  values: ReportValues;
  id: number | null;
  sent: boolean;
  labels: Labels;
}

/** Two columns, the product beside the person and the dates; symptoms and notes take the whole width. */
const SHAPES = { 1: css.block, 2: css.tall, 3: css.block, 4: css.whole, 5: css.whole, 6: css.whole };

/** All answers of a report in words, on A4, in colours that a picture maker understands. */
export function ReportDocument({ values, id, sent, labels }: Props) {
  const { t, language } = labels;
  const contact = contactRows(values, labels);
  return (
    <article className={css.sheet} lang={language.slice(0, 2)}>
      <PaperHead
        title={t('reportPdf.title')}
        aside={id !== null ? t('report.number', { id: String(id) }) : sent ? '' : t('report.notYetSent')}
        labels={labels}
      />
      {!sent && <p className={css.warning}>{t('reportPdf.notYetSent')}</p>}
      <div className={css.columns}>
        {reportRows(values, labels).map(({ section, title, rows }) => (
          <section key={section} className={SHAPES[section]}>
            <h2>{title}</h2>
            <Lines rows={section === 1 ? [...rows, ...contact] : rows} labels={labels} />
            {section === 2 && <PointChart values={values} labels={labels} />}
            {section === 4 && <Symptoms values={values} labels={labels} />}
          </section>
        ))}
      </div>
      <footer className={css.foot}>
        {t('reportPdf.made', { when: formatInstant(clock.now(), undefined, 'long', language) })}
      </footer>
    </article>
  );
}

/** Texts that may fill pages: below their question, over the whole width. */
const LONG = new Set<string>(fieldsOf('text').filter((field) => REPORT_FIELDS[field].max > 1000));

function Lines({ rows, labels }: { rows: readonly Row[]; labels: Labels }) {
  return (
    <dl className={css.lines}>
      {rows.map(({ field, label, text }) => (
        <div key={field} className={cx(css.line, LONG.has(field) && text !== null && css.long)}>
          <dt>{label}</dt>
          <dd
            className={text === null ? css.open : undefined}
            {...(LONG.has(field) && text !== null && { 'data-flow': '' })}
          >
            {text ?? labels.d('answer.none')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each of the 28 symptoms and signs by its answer. */
function Symptoms({ values, labels }: { values: ReportValues; labels: Labels }) {
  const { t, d } = labels;
  const { present, absent, unknown, open } = symptomLabels(values, labels);
  return (
    <dl className={css.lines}>
      {present.map(({ key, label, value }) => (
        <div key={key} className={css.line}>
          <dt>{label}</dt>
          <dd>{d(`severity.${value}`)}</dd>
        </div>
      ))}
      {[
        [d('severity.N'), absent] as const,
        [d('severity.U'), unknown] as const,
        [t('reportPdf.open'), open] as const,
      ]
        .filter(([, names]) => names.length > 0)
        .map(([label, names]) => (
          <div key={label} className={cx(css.line, css.across)}>
            <dt>{label}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
}
