/** Media types of the calls that answer a file or a stream instead of JSON. */
const OTHER_TYPES: Readonly<Record<string, readonly string[]>> = {
  exportCases: ['text/csv', 'application/geo+json'],
  exportAudit: ['text/csv'],
  getPicture: ['image/webp'],
  getAttachment: ['image/webp', 'application/pdf'],
  streamChanges: ['text/event-stream'],
};

/** Media types of the answer of a call, by its name; undefined where it is JSON. */
export const otherTypesOf = (name: string): readonly string[] | undefined => OTHER_TYPES[name];
