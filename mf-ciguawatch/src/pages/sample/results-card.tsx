import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import css from '../../samples/samples.module.css';
import { ResultFields } from './result-fields';
import { freshResult, type ResultValues } from './values';

interface Props {
  results: readonly ResultValues[];
  onChange: (results: readonly ResultValues[]) => void;
  onValidity: (field: string, valid: boolean) => void;
  /** the fields of a result are gone, and with them what could not be read */
  onGone: (key: string) => void;
}

/** The results of a sample, each with its fields. */
export function ResultsCard({ results, onChange, onValidity, onGone }: Props) {
  const t = useT('samples');
  return (
    <Card title={t('field.results')}>
      {results.length === 0 && <p className={css.quiet}>{t('list.untested')}</p>}
      {results.map((result, at) => (
        <ResultFields
          key={result.key}
          number={at + 1}
          result={result}
          onChange={(part) =>
            onChange(results.map((one) => (one.key === result.key ? { ...one, ...part } : one)))
          }
          onRemove={() => {
            onChange(results.filter(({ key }) => key !== result.key));
            onGone(result.key);
          }}
          onValidity={onValidity}
        />
      ))}
      <div className={css.below}>
        <Button icon="plus" onPress={() => onChange([...results, freshResult()])}>
          {t('form.addResult')}
        </Button>
      </div>
    </Card>
  );
}
