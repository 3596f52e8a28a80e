/** Letters, digits and hyphens only: a name every device accepts. */
export function fileName(prefix: string, id: number | null, date: string | null): string {
  return `${[prefix, id === null ? null : String(id), date]
    .filter(Boolean)
    .join('-')
    .replace(/[^\w-]+/g, '-')}.pdf`;
}
