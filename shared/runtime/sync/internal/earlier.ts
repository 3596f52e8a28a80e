/** The earlier of two watermarks (texts that sort by time); the other one where one is null. */
export function earlierTime(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
