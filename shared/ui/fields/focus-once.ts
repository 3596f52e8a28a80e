/** `inputRef` of the field that a dialog opens with: focused when it is drawn first, and left alone from then on. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus();
