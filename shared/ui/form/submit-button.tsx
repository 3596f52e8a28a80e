import { Button, type ButtonProps } from '../actions/button';
import { useFormStatus } from './use-form';

/** The submit button of the surrounding form; busy while it is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onPress'>) {
  return <Button variant="primary" {...props} type="submit" busy={useFormStatus().busy} />;
}
