/** `inputRef` for the first field of a dialog: focuses it when mounted, and never again. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus();
