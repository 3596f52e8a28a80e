/** Tags of the languages in a header Accept-Language, best first. */
export const preferredTags = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((item) => item.split(';')[0]?.trim() ?? '')
    .filter(Boolean);
