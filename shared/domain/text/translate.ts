/** Values inserted as `{{name}}`; `count` also chooses the plural form. */
export type Vars = Record<string, string | number | null | undefined>;

/** Returns the text of a key such as `page.key` in the language of the reader, with the values filled in. */
export type Translate = (key: string, vars?: Vars) => string;
