/** Sorts cases by time of receipt; their numbers are random and tell nothing of it. */
export const byReceipt = (a: { id: number; created_at: Date }, b: { id: number; created_at: Date }): number =>
  a.created_at.getTime() - b.created_at.getTime() || a.id - b.id;
