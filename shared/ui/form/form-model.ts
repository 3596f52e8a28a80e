import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import { useId, useLayoutEffect, useState } from 'react';
import { type ApiError, asApiError } from '../../runtime/http/api-error';
import { type Fault, type Faults, plainText } from './fault';
import { HeldFields } from './internal/held-fields';

export interface FormOptions<V extends object> {
  /** What the form begins with; every name in it is a field, drawn or not. */
  initial: V;
  /** What is wrong with the values: runs once per change, and once more before they are sent. */
  rules?: (values: V) => Faults;
  /** The sentence of a fault that is an object without one. */
  faultText?: (fault: Exclude<Fault, string>) => string;
  /** Sends values without a fault. What it throws is shown: at its fields where the server names them. */
  submit?: (values: V) => Promise<void> | void;
  /** Field that shows a fault the server reports under another name; null for none. */
  fieldOf?: (name: string) => string | null;
}

type Values = Record<string, unknown>;

/** A form while it is filled in: its values, what is wrong with them, and how they are sent. */
export class FormModel<V extends object> {
  /** The form of the library; only this room uses it. */
  readonly api: FormApi<Values>;
  readonly fields: HeldFields;
  /** What the server last said of names that no field on the screen can show. */
  elsewhere: Faults = {};
  private options: FormOptions<V>;

  constructor(
    options: FormOptions<V>,
    private readonly id: string,
  ) {
    this.options = options;
    this.api = createForm<Values>({
      initialValues: options.initial as Values,
      onSubmit: this.send,
      validate: (values) => this.faultsOf(values),
    });
    this.fields = new HeldFields(this.api);
    for (const name of Object.keys(options.initial)) this.fields.state(name);
  }

  get values(): V {
    return this.api.getState().values as V;
  }

  /** What the rules say of the values, as of the last change or `check`. */
  get faults(): Faults {
    return this.api.getState().errors as Faults;
  }

  /** Takes rules and work of the latest drawing. */
  update(options: FormOptions<V>): void {
    this.options = options;
  }

  /** Changes values in one step: the rules run once for all of them. */
  change(values: Partial<V>): void {
    const changed = Object.entries(values);
    const paused = this.api.isValidationPaused();
    this.api.batch(() => {
      if (!paused) this.api.pauseValidation();
      for (const [name, value] of changed) this.api.change(name, value);
      if (!paused) this.api.resumeValidation();
    });
  }

  /** Runs the rules again: what they look at beside the values may have changed, the clock at least. */
  check(): Faults {
    this.api.setConfig('validate', (values) => this.faultsOf(values));
    return this.faults;
  }

  /** Sends the values once, however often it is asked: `busy` while an earlier sending is under way. */
  async submit(): Promise<'done' | 'refused' | 'busy'> {
    if (this.api.getState().submitting) return 'busy';
    this.check();
    await this.api.submit();
    return this.api.getState().submitFailed ? 'refused' : 'done';
  }

  /** The sentence of a fault, in the reader's language. */
  text(fault: Fault): string {
    const { faultText } = this.options;
    const own = typeof fault === 'object' && fault.text === undefined;
    return own && faultText ? faultText(fault) : plainText(fault);
  }

  /** `id` of the `form` element. */
  get bodyId(): string {
    return `${this.id}-form`;
  }

  /** `id` of the element around a field. */
  idOf(name: string): string {
    return `${this.id}-field-${name}`;
  }

  private faultsOf(values: Values): Faults {
    return { ...this.fields?.unreadableFaults(values), ...this.options.rules?.(values as V) };
  }

  /** What the library calls to send; ask by `submit`. */
  readonly send = async (values: Values): Promise<{ [FORM_ERROR]: ApiError } | undefined> => {
    this.elsewhere = {};
    try {
      await this.options.submit?.(values as V);
      return undefined;
    } catch (thrown) {
      const error = asApiError(thrown);
      const fieldOf = this.options.fieldOf ?? ((name: string) => name);
      const faults = Object.entries(error.fields ?? {}).map(([name, code]) => [fieldOf(name) ?? name, code]);
      this.elsewhere = this.fields.refuse(Object.fromEntries(faults));
      return { [FORM_ERROR]: error };
    }
  };
}

/** A new form. It keeps its values as long as the component that made it, whatever is drawn of it. */
export function useNewForm<V extends object>(options: FormOptions<V>): FormModel<V> {
  const id = useId();
  const [form] = useState(() => new FormModel(options, id));
  useLayoutEffect(() => form.update(options));
  return form;
}
