import { contactRows, reportRows } from '@ciguawatch/shared/domain/report/rendering/report-rows';
import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { lists } from '../../../report/report-lists';
import { useFormView } from '../form/form-view';
import { useReportValues } from '../form/report-field';
import { useLabels } from '../labels/use-labels';
import { ChosenSpecies } from '../species/chosen-species';
import { AskAgain } from './ask-again';
import css from './review.module.css';
import { Rows } from './rows';
import { SymptomSummary } from './symptom-summary';

/** Section 6: all answers in words; each block has a link to its section, whose Next button returns here. */
export const ReviewSection = observer(function ReviewSection({
  onEdit,
}: {
  onEdit: (section: Section) => void;
}) {
  const t = useT('ciguawatch');
  const { asksAgain = false } = useFormView();
  const labels = useLabels();
  const values = useReportValues();
  const groups = reportRows(values, labels);
  const specie = values.specie_id === null ? undefined : lists.specie(values.specie_id);
  const phenotype = values.phenotype_id === null ? undefined : lists.phenotype(values.phenotype_id);
  const contact = contactRows(values, labels);
  return (
    <div className={css.page}>
      <div className={css.review}>
        {groups.map(({ section, title, rows }) => (
          <section key={section} className={css.block} aria-labelledby={`review-${section}`}>
            <header className={css.head}>
              <h2 id={`review-${section}`}>{title}</h2>
              <button
                type="button"
                className={css.edit}
                onClick={() => onEdit(section)}
                aria-label={t('report.editSection', { title })}
              >
                {t('report.edit')}
              </button>
            </header>
            {section === 2 && (specie || phenotype) && (
              <ChosenSpecies specie={specie} phenotype={phenotype} />
            )}
            <Rows
              rows={rows.filter(
                (row) =>
                  row.text !== null && !(section === 2 && (specie || phenotype) && isSpecies(row.field)),
              )}
            />
            {section === 1 && contact.length > 0 && <Rows rows={contact} />}
            {section === 4 && <SymptomSummary values={values} labels={labels} answeredOnly />}
          </section>
        ))}
      </div>
      {asksAgain && <AskAgain />}
      <Banner tone="plain" action={<CrossLink to="/legal/privacy-policy">{t('report.privacy')}</CrossLink>}>
        {t('report.whatFor')}
      </Banner>
    </div>
  );
});

const isSpecies = (field: string) => field === 'specie_id' || field === 'phenotype_id';
