/** A text as a sentence: comments begin with a small letter and end without a full stop. */
export function sentence(text: string): string {
  const isCode = /^[`[]/.test(text) || /^\w+[:_]/.test(text);
  const start = isCode ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?:]$/.test(start) ? start : `${start}.`;
}
