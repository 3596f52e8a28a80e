import type { Ref } from 'react';
import { prefersFrench } from '../../domain/text/fallback';
import { readerLanguages } from '../../runtime/i18n/i18n';
import { Banner } from '../feedback/banner';
import type { Fault } from './fault';
import css from './fault-summary.module.css';
import { focusField } from './internal/focus-field';
import { useFormScope } from './internal/form-scope';
import { useFaultText } from './use-form';

interface Props {
  /** faults in the order of the fields */
  faults: readonly { name: string; fault: Fault }[];
  /** heading with the number of faults */
  title: string;
  /** label of a field by its name */
  labelOf: (name: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/** The faults of a form with a link to each field. It is announced and gets the focus. */
export function FaultSummary({ faults, title, labelOf, ref }: Props) {
  const { form } = useFormScope();
  const textOf = useFaultText();
  if (faults.length === 0) return null;
  const colon = prefersFrench(readerLanguages()) ? '\u00a0: ' : ': ';
  return (
    <div ref={ref} tabIndex={-1} className={css.summary} data-fault-summary>
      <Banner tone="danger" role="alert" title={title}>
        <ul className={css.faults}>
          {faults.map(({ name, fault }) => (
            <li key={name}>
              <a
                href={`#${form.idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(form, name);
                }}
              >
                {labelOf(name)}
                {colon}
                {textOf(fault)}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
