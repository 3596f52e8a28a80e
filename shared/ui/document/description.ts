/** What a document says: the same for the page, the PDF of the browser and the PDF of the server. */
export type * from '../../domain/document/description';
