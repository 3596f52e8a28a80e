import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import { useId, useLayoutEffect, useState } from 'react';
import { type ApiError, asApiError } from '../../runtime/http/api-error';
import { type Fault, type Faults, plainText } from './fault';
import { HeldFields } from './internal/held-fields';

export interface FormOptions<V extends object> {
  /** Initial values; every name in it is a field, whether mounted or not. */
  initial: V;
  /** Validates the values: runs once per change, and again before they are sent. */
  rules?: (values: V) => Faults;
  /** The sentence of a fault object that has none. */
  faultText?: (fault: Exclude<Fault, string>) => string;
  /** Sends valid values. An error it throws is shown, at the fields that the server names. */
  submit?: (values: V) => Promise<void> | void;
  /** The field that shows a fault of a server field name; null for none. */
  fieldOf?: (name: string) => string | null;
}

type Values = Record<string, unknown>;

/** A form while it is filled in: values, faults and sending. */
export class FormModel<V extends object> {
  /** react-final-form's form; used in this folder only. */
  readonly api: FormApi<Values>;
  readonly fields: HeldFields;
  /** Faults reported by the server for names that no mounted field shows. */
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

  /** Faults of the rules, as of the last change or `check`. */
  get faults(): Faults {
    return this.api.getState().errors as Faults;
  }

  /** Takes over the options of the latest render. */
  update(options: FormOptions<V>): void {
    this.options = options;
  }

  /** Changes several values at once; the rules run once. */
  change(values: Partial<V>): void {
    const changed = Object.entries(values);
    const paused = this.api.isValidationPaused();
    this.api.batch(() => {
      if (!paused) this.api.pauseValidation();
      for (const [name, value] of changed) this.api.change(name, value);
      if (!paused) this.api.resumeValidation();
    });
  }

  /** Runs the rules again, because something other than the values may have changed, such as the time. */
  check(): Faults {
    this.api.setConfig('validate', (values) => this.faultsOf(values));
    return this.faults;
  }

  /** Validates and sends the values. Returns `busy` while an earlier submission is running. */
  async submit(): Promise<'done' | 'refused' | 'busy'> {
    if (this.api.getState().submitting) return 'busy';
    this.check();
    await this.api.submit();
    return this.api.getState().submitFailed ? 'refused' : 'done';
  }

  /** The sentence of a fault in the reader's language. */
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

  /** Called by the form library; use `submit` instead. */
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

/** Creates a form that keeps its values as long as the calling component is mounted. */
export function useNewForm<V extends object>(options: FormOptions<V>): FormModel<V> {
  const id = useId();
  const [form] = useState(() => new FormModel(options, id));
  useLayoutEffect(() => form.update(options));
  return form;
}
