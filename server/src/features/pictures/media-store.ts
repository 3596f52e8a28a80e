/** Where the files of pictures lie. Another place, an object store for instance, is one more file like `media-folder.ts`. */
export interface MediaStore {
  /** Keeps a file as a whole or not at all; the same name again is the same file. */
  put(key: string, file: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  get(key: string, file: string): Promise<Buffer | null>;
  /** Names of the files of a picture; none where there is no such picture. */
  files(key: string): Promise<string[]>;
  /** Removes all files of a picture, where there are any. */
  remove(key: string): Promise<void>;
  /** Pictures that have files, and when the first of these came, in milliseconds. */
  list(): Promise<{ key: string; at: number }[]>;
}
