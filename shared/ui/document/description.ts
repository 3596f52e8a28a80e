/** Types of a document's content, shared by the page, the browser's PDF and the server's PDF. */
export type * from '../../domain/document/description';
