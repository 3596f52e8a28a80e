import { SEVERITIES } from '@ciguawatch/shared/domain/codes/choices';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { useUiT } from '@ciguawatch/shared/ui/foundation/ui-texts';
import { observer } from 'mobx-react-lite';
import doc from '../case-report/document/document.module.css';
import { PaperHead } from '../case-report/document/paper-head';
import { useLabels } from '../case-report/labels/use-labels';
import { ASKED_GROUPS } from '../case-report/symptoms/groups';
import { useHint } from '../case-report/symptoms/symptom-ask';
import css from './blank.module.css';
import { type BlankField, blankFields } from './blank-fields';

const SECTION_NUMBERS = [1, 2, 3, 4, 5] as const;

/** The blank paper form: the questions of the screen form with boxes to tick and lines to write on. */
export function BlankSheet({ heading }: { heading?: 'h2' }) {
  const labels = useLabels();
  const { t } = labels;
  const fields = blankFields(labels, useUiT());
  return (
    <article className={`${doc.sheet} ${css.sheet}`} lang={language.code.slice(0, 2)}>
      <PaperHead title={t('reportPdf.title')} portal={t('reportPdf.portal')} {...(heading && { heading })} />
      <p className={css.note}>{t('report.blankNote')}</p>
      {SECTION_NUMBERS.map((section) => (
        <section key={section} className={css.section}>
          <h2>
            {section}. {t(`report.step${section}`)}
          </h2>
          {fields[section].map((field) => (
            <Field key={field.field} {...field} />
          ))}
          {section === 4 && <SymptomTables />}
        </section>
      ))}
      <Advice />
    </article>
  );
}

/** When to call and what to avoid for how long, which stays with the patient at a dispensary without a network. */
const Advice = observer(function Advice() {
  const t = useT('ciguawatch');
  const number = config.emergency();
  return (
    <p className={css.note}>
      <b>{t('report.adviceTitle')}</b> {number !== null && `${t('report.emergency')} ${number}. `}
      {t('report.adviceTextOther')} {t('report.adviceSource')}
    </p>
  );
});

function Field({ label, choices, lines = 1, unit, otherUnit, help, required }: BlankField) {
  return (
    <div className={css.field}>
      <span>
        {label}
        {required && ' *'}
        {help && <small className={css.help}>{help}</small>}
      </span>
      {choices ? (
        <span className={css.choices}>
          {choices.map((choice) => (
            <span key={choice} className={css.choice}>
              <i className={css.box} /> {choice}
            </span>
          ))}
        </span>
      ) : (
        <span className={css.lines}>
          {Array.from({ length: lines }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines that never move
            <i key={i} className={css.line} />
          ))}
          {unit}
          {otherUnit && (
            <span className={css.choice}>
              <i className={css.box} /> {otherUnit}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

/** Severity codes that also answer a yes-no sign: no, yes, unknown. */
const SIGN_ANSWER_CODES: ReadonlySet<string> = new Set(['N', 'Y', 'U']);

function SymptomTables() {
  const hint = useHint();
  const d = useT('domain');
  return ASKED_GROUPS.map((group) => (
    <table key={group.id} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{d(`symptom_group.${group.id}`)}</th>
          {SEVERITIES.map((code) => (
            <th key={code} scope="col">
              {d(`severity.${code}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...group.graded, ...group.flags].map((key) => (
          <tr key={key}>
            <th scope="row">
              {d(`symptom.${key}`)}
              {hint(key) && <small className={css.hint}>{hint(key)}</small>}
            </th>
            {SEVERITIES.map((code) => {
              const graded = (group.graded as readonly string[]).includes(key);
              return (
                <td key={code}>{(graded || SIGN_ANSWER_CODES.has(code)) && <i className={css.box} />}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
