import type { FormModel } from '../form-model';

type FieldIdSource = Pick<FormModel<object>, 'idOf'>;

/** Focuses a field: its input, or its first button where it has no input. */
export function focusField(form: FieldIdSource, name: string): void {
  const around = document.getElementById(form.idOf(name));
  const control =
    around?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea') ??
    around?.querySelector<HTMLElement>('button');
  control?.focus();
  control?.scrollIntoView?.({ block: 'center' });
}

/** Focuses the summary of faults where the form has one, else the first field with a fault. */
export function focusFault(form: Pick<FormModel<object>, 'idOf' | 'bodyId' | 'faults' | 'fields'>): void {
  const body = document.getElementById(form.bodyId);
  const summary = body?.querySelector<HTMLElement>('[data-fault-summary]');
  if (summary) {
    summary.focus();
    summary.scrollIntoView?.({ block: 'center' });
    return;
  }
  const faulty = { ...form.faults, ...form.fields.refused };
  const first = [...(body?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .map((element) => element.dataset.field)
    .find((name) => name !== undefined && faulty[name] !== undefined);
  if (first !== undefined) focusField(form, first);
}
