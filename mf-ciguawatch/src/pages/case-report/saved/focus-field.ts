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

/** Milliseconds between two looks, and how many are made: the page that opens moves the focus to its heading. */
const [PAUSE, LOOKS] = [100, 20];

/** The control of a field. A date has a calendar button before its text, and a hidden field behind it. */
function controlOf(field: string): HTMLElement | null {
  const box = document.querySelector(`[data-field="${field}"]`);
  const typed = 'input:not([aria-hidden=true]), select, textarea';
  return (
    box?.querySelector<HTMLElement>(typed) ??
    box?.querySelector<HTMLElement>('button') ??
    document.querySelector<HTMLElement>(`[name="${field}"]`)
  );
}

/** Focuses a field when the form is drawn, until the focus has stayed there. */
export function useFocusField(field: string | null): void {
  useEffect(() => {
    if (field === null || !/^\w+$/.test(field)) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const control = controlOf(field);
      const isHeld = control !== null && document.activeElement === control;
      if (isHeld || looks > LOOKS) clearInterval(timer);
      if (isHeld || control === null) return;
      control.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
      // What is typed replaces the wrong answer.
      if (control instanceof HTMLInputElement) control.select();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [field]);
}
