import { errorText } from '../../runtime/i18n/error-text';
import { Banner } from '../feedback/banner';
import type { Fault } from './fault';
import { useFaultText, useForm, useFormStatus } from './use-form';

/**
 * Shows why the form could not be sent; nothing for a cancelled call, or when faults at the fields say it
 * already.
 */
export function SubmitProblem({ title }: { title?: string }) {
  const textOf = useFaultText();
  const { problem } = useFormStatus();
  const { elsewhere } = useForm();
  const text = problem && errorText(problem);
  if (!text || (problem.fields && Object.keys(elsewhere).length === 0)) return null;
  const more = Object.entries(elsewhere).map(([name, fault]) => `${name}: ${textOf(fault as Fault)}`);
  return (
    <Banner tone="danger" icon="circle-x" role="alert">
      {title && <b>{title}</b>}
      {title ? <p>{text}</p> : text}
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
