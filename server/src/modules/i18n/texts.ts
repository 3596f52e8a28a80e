/** namespace > page > key > text, as the portal's files hold them. */
export type Texts = Record<string, Record<string, Record<string, string>>>;
