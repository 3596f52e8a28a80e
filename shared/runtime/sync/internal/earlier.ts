/** The earlier of two watermarks, which are texts of one form; the other where one is not known. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
