/** Class names of a CSS Module, by their name in the file. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.css';

/** Text of a drawing (webpack `asset/source`). */
declare module '*.svg' {
  const source: string;
  export default source;
}

/** Address of a font file (webpack `asset/resource`). */
declare module '*.ttf' {
  const address: string;
  export default address;
}
