import { useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useEffect } from 'react';

/** Fields of a saved case that the form asks under another name. */
const ASKED_AS: Readonly<Record<string, string>> = {
  case_eventdate: 'event_date',
  case_eventclock: 'event_clock',
  case_geom: 'case_location_id',
  phenotype_id: 'specie_id',
};

/** Name under which the form asks a field of a saved case. */
export const formField = (field: string): string => ASKED_AS[field] ?? field;

/** The field that a link asks to correct, from the address; null without one. */
export function useFieldToCorrect(): string | null {
  const [params] = useSearchParams();
  return params.get('edit');
}

/** Focuses the field once, when the form is drawn. */
export function useFocusField(field: string | null): void {
  useEffect(() => {
    if (field === null || !/^\w+$/.test(field)) return;
    const inside = 'input, select, textarea, button';
    const box = document.querySelector(`[data-field="${field}"]`);
    const control =
      box?.querySelector<HTMLElement>(inside) ?? document.querySelector<HTMLElement>(`[name="${field}"]`);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    // What is typed replaces the wrong answer.
    if (control instanceof HTMLInputElement) control.select();
  }, [field]);
}
