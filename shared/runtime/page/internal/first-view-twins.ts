/** A form control with a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs whose caret can be read and set. */
const INPUT_TYPES_WITH_CARET = /^(text|tel|search|url|password|textarea)$/;

/** The controls of a first view whose values are transferred. */
export const controlsOf = (box: HTMLElement | null): Control[] => [
  ...(box?.querySelectorAll<Control>('form :is(input, textarea, select):not([type=hidden])') ?? []),
];

const isControl = (element: HTMLElement): element is Control =>
  /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

/** A signature by which buttons and links are matched. */
const elementSignature = (element: HTMLElement): string =>
  [
    element.tagName,
    element.getAttribute('aria-label'),
    element.textContent,
    element.getAttribute('href'),
  ].join('|');

/**
 * The element of the live page that corresponds to one of the first view: same field and choice, or same
 * button or link.
 */
export function twinOf(element: HTMLElement, live: HTMLElement | null): HTMLElement | null {
  if (!live) return null;
  if (!isControl(element)) {
    const sign = elementSignature(element);
    return (
      [...live.querySelectorAll<HTMLElement>(element.tagName)].find(
        (one) => elementSignature(one) === sign,
      ) ?? null
    );
  }
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field;
  const around =
    field === undefined
      ? live
      : [...live.querySelectorAll<HTMLElement>('[data-field]')].find((one) => one.dataset.field === field);
  const controls = [...(around?.querySelectorAll<Control>('input, textarea, select') ?? [])];
  const isTwin = (one: Control) =>
    field === undefined ? one.name === element.name : element.type !== 'radio' || one.value === element.value;
  return controls.find(isTwin) ?? null;
}

/** Whether a live control has the value of the first view's control; true when there is none to compare. */
export function hasSameValue(from: Control, twin: HTMLElement | null): boolean {
  if (!twin || !isControl(twin)) return true;
  if (from.type !== 'radio') return from.value === twin.value;
  return !(from as HTMLInputElement).checked || (twin as HTMLInputElement).checked;
}

/** Enters a value into a live control as if a person had typed it. */
export function copyValue(from: Control, twin: HTMLElement | null): void {
  if (!twin || !isControl(twin) || hasSameValue(from, twin)) return;
  if (from.type === 'radio') {
    twin.click();
    return;
  }
  // React stores the last value on the element itself: the prototype's setter bypasses that, so that React
  // sees a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, from.value);
  twin.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reads the caret position; returns a function that sets it in another control, or null for controls
 * without caret.
 */
export function samePlace(from: Control): ((twin: Control) => void) | null {
  if (!isControl(from) || !INPUT_TYPES_WITH_CARET.test(from.type)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  return (twin) => {
    if (isControl(twin) && INPUT_TYPES_WITH_CARET.test(twin.type))
      (twin as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd,
        selectionDirection ?? undefined,
      );
  };
}
