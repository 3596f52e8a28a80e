/** Sorts cases as they were received; their numbers tell nothing of it, since they are drawn. */
export const byReceipt = (a: { id: number; created_at: Date }, b: { id: number; created_at: Date }): number =>
  a.created_at.getTime() - b.created_at.getTime() || a.id - b.id;
