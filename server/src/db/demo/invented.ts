/** Said with each invented text, so that nobody takes it for something that happened. */
export const INVENTED = 'Démonstration : inventé (demonstration: invented)';

/** A text in both languages that says that it is invented. */
export const invented = (fr: string, en: string): string => `${fr} / ${en} · ${INVENTED}`;

/**
 * Identifier of an invented row, by which it is found again.
 * @param kind two hexadecimal digits for each kind of row
 * @param at place among the rows of its kind, from 0
 */
export const demoUuid = (kind: string, at: number): string =>
  `00000000-0000-4000-8000-de${kind}${String(at).padStart(8, '0')}`;
