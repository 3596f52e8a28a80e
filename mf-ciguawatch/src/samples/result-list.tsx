import type { SampleResult } from '@ciguawatch/shared/api/schemas/desk/samples';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import { convertedText, valueText } from './result-words';
import css from './samples.module.css';

const TONES = { above: 'coral', below: 'neutral', unclear: 'sand' } as const;

/** Results of a sample: method, decision, value as given and in nanograms per gram, source. */
export const ResultList = observer(function ResultList({ results }: { results: readonly SampleResult[] }) {
  const t = useT('samples');
  return (
    <ul className={css.results}>
      {results.map((result) => (
        <li key={result.id}>
          <b>{result.method}</b>{' '}
          <Badge tone={TONES[result.decision]}>{t(`decision.${result.decision}`)}</Badge>{' '}
          {[valueText(result, t), result.analyte, convertedText(result, t)].filter(Boolean).join(', ')}
          {(result.tested_on || result.reference) && (
            <small className={css.quiet}>
              {[result.tested_on, result.reference].filter(Boolean).join(', ')}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
});
