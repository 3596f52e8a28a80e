import { Button, type ButtonProps } from '../actions/button';
import { useFormStatus } from './use-form';

/** Sends the form around it, by press or Enter; busy while it is sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onPress'>) {
  return <Button variant="primary" {...props} type="submit" busy={useFormStatus().busy} />;
}
