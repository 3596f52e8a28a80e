import css from '../sheets.module.css';

interface PaperListProps {
  title: string;
  rows: readonly { key: string; name: string; value: string }[];
  /** Line below the rows. */
  note?: string | undefined;
}

/** Names and values in two columns, as a block of a printed sheet. */
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

/** Splits rows into blocks of a size that fits a sheet; a last one of less than half joins the one before. */
export function partsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += size) parts.push(rows.slice(at, at + size));
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (!last || !before || last.length >= size / 2) return parts;
  return [...parts.slice(0, -2), [...before, ...last]];
}
