/** Something that holds an answer. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields whose caret can be read and set. */
const WITH_CARET = /^(text|tel|search|url|password|textarea)$/;

/** The controls of a first view whose answers are carried over. */
export const controlsOf = (box: HTMLElement | null): Control[] => [
  ...(box?.querySelectorAll<Control>('form :is(input, textarea, select):not([type=hidden])') ?? []),
];

const isControl = (element: HTMLElement): element is Control =>
  /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

/** What tells buttons and links apart. */
const signOf = (element: HTMLElement): string =>
  [
    element.tagName,
    element.getAttribute('aria-label'),
    element.textContent,
    element.getAttribute('href'),
  ].join('|');

/**
 * The element of the live page that corresponds to one of the first view: the same field and choice, or the
 * same button or link.
 */
export function twinOf(element: HTMLElement, live: HTMLElement | null): HTMLElement | null {
  if (!live) return null;
  if (!isControl(element)) {
    const sign = signOf(element);
    return (
      [...live.querySelectorAll<HTMLElement>(element.tagName)].find((one) => signOf(one) === sign) ?? null
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

/** Whether a live control has the same value as that of the first view, or there is none to compare. */
export function isSame(from: Control, twin: HTMLElement | null): boolean {
  if (!twin || !isControl(twin)) return true;
  if (from.type !== 'radio') return from.value === twin.value;
  return !(from as HTMLInputElement).checked || (twin as HTMLInputElement).checked;
}

/** Puts an answer into a live control, as a person would. */
export function putIn(from: Control, twin: HTMLElement | null): void {
  if (!twin || !isControl(twin) || isSame(from, twin)) return;
  if (from.type === 'radio') {
    twin.click();
    return;
  }
  // React keeps a copy of the value on the element itself: the one of its kind writes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, from.value);
  twin.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Reads where the caret stands; answers how to put it there in another control, if it has one. */
export function samePlace(from: Control): ((twin: Control) => void) | null {
  if (!isControl(from) || !WITH_CARET.test(from.type)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  return (twin) => {
    if (isControl(twin) && WITH_CARET.test(twin.type))
      (twin as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd,
        selectionDirection ?? undefined,
      );
  };
}
