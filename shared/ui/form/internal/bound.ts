/** What a field takes inside a form: its own settings but for what the form gives, and its name. */
export type Bound<P> = Omit<P, 'value' | 'onChange' | 'onBlur' | 'onValidity' | 'error' | 'name'> & {
  /** the field's name among the values of the form */
  name: string;
};
