/** Props of a field connected to a form: its own props without those the form provides, plus its name. */
export type BoundFieldProps<P> = Omit<
  P,
  'value' | 'onChange' | 'onBlur' | 'onValidity' | 'error' | 'name'
> & {
  /** name of the field among the form's values */
  name: string;
};
