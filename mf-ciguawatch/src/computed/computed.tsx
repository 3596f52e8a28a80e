import { METHODS, type Method } from '@ciguawatch/shared/domain/methods/methods';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import css from './computed.module.css';
import './texts';

/** An input of one computation: its name as a key below `computed`, and its value in words. */
export type Input = readonly [name: string, value: string];

/** "How is this computed?" of one alert, class or figure: its own inputs, then the rule with version and source. */
export const Computed = observer(function Computed({
  rule,
  inputs,
  note,
}: {
  rule: Method['id'];
  inputs: readonly Input[];
  /** a remark below the inputs */
  note?: string;
}) {
  const t = useT('computed');
  const method = METHODS.find(({ id }) => id === rule);
  if (!method) return null;
  const { version, sources } = method;
  return (
    <details className={css.computed}>
      <summary>{t('computed.how')}</summary>
      <dl>
        {inputs.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`computed.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('computed.rule')}</dt>
          <dd>
            <CrossLink to={`/ciguawatch/methods#${rule}`}>
              {t('computed.version', { rule: t(`computed.rule_${rule}`), version })}
            </CrossLink>
          </dd>
        </div>
        <div>
          <dt>{t('computed.source')}</dt>
          <dd>{sources.length === 0 ? t('computed.decision') : sources.join('; ')}</dd>
        </div>
      </dl>
      {note && <p>{note}</p>}
    </details>
  );
});
