import css from '../sheets.module.css';

interface PaperListProps {
  title: string;
  rows: readonly { key: string; name: string; value: string }[];
  /** what stands under them */
  note?: string | undefined;
}

/** Names with what stands beside them, in two columns. */
export function PaperList({ title, rows, note }: PaperListProps) {
  return (
    <section className={css.card}>
      <h2>{title}</h2>
      <ol
        className={css.list}
        ref={(list) => list?.style.setProperty('--rows', String(Math.ceil(rows.length / 2)))}
      >
        {rows.map(({ key, name, value }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ol>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}

/** Rows in parts that fit on sheets, the last one not so short that it looks forgotten. */
export function partsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += size) parts.push(rows.slice(at, at + size));
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (!last || !before || last.length >= size / 2) return parts;
  return [...parts.slice(0, -2), [...before, ...last]];
}
