/** Lower and upper age in years of each bucket, both included: specification, section 9. */
export const AGE_BUCKETS = [
  { id: '0-10', from: 0, to: 10 },
  { id: '11-20', from: 11, to: 20 },
  { id: '21-30', from: 21, to: 30 },
  { id: '31-40', from: 31, to: 40 },
  { id: '41-50', from: 41, to: 50 },
  { id: '51-60', from: 51, to: 60 },
  { id: '61-70', from: 61, to: 70 },
  { id: '71+', from: 71, to: 200 },
] as const;

export type AgeBucket = (typeof AGE_BUCKETS)[number]['id'];

/** Age bucket of an age in whole years; null when the age is unknown or outside 0 to 200. */
export function ageBucket(age: number | null): AgeBucket | null {
  if (age === null) return null;
  return AGE_BUCKETS.find((bucket) => age >= bucket.from && age <= bucket.to)?.id ?? null;
}
