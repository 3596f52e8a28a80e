import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { stillIllCell } from '@ciguawatch/shared/domain/recovery/still-ill-words';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './recovery-symptoms.module.css';

/** The share still ill by symptom of the illness, as a table that opens; nothing where too few have answered. */
export const RecoverySymptoms = observer(function RecoverySymptoms({
  dates,
  symptoms = [],
}: Pick<RecoveryFigures, 'dates' | 'symptoms'>) {
  const d = useT('domain');
  if (symptoms.length === 0) return null;
  return (
    <details className={css.symptoms}>
      <summary>{d('stillIll.bySymptom')}</summary>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{d('stillIll.symptom')}</th>
              {dates.map(({ due }) => (
                <th key={due} scope="col">
                  {d(`stillIll.short_${due}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {symptoms.map(({ symptom, dates: told }) => (
              <tr key={symptom}>
                <th scope="row">{d(`symptom.${symptom}`)}</th>
                {dates.map(({ due }) => (
                  <td key={due}>
                    {stillIllCell(
                      told.find((one) => one.due === due),
                      { t: d, number: formatNumber },
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{d('stillIll.symptomBasis')}</p>
    </details>
  );
});
