/**
 * Storage of picture files. Another storage, such as an object store, would be one more implementation beside
 * `media-folder.ts`.
 */
export interface MediaStore {
  /** Stores a file completely or not at all; the same name always has the same content. */
  put(key: string, file: string, bytes: Buffer): Promise<void>;
  /** Content of a file; null when there is none. */
  get(key: string, file: string): Promise<Buffer | null>;
  /** Names of the files of a picture; empty when there is no such picture. */
  files(key: string): Promise<string[]>;
  /** Removes all files of a picture, if any. */
  remove(key: string): Promise<void>;
  /** All pictures with files, and the time of their folder in milliseconds since 1970 UTC. */
  list(): Promise<{ key: string; at: number }[]>;
}
