import type { Cell, Part, Words } from '@ciguawatch/shared/ui/document/description';
import { Figure } from './shapes';
import css from './sheet.module.css';

/** Text with its bold, italic and struck-through runs. */
function RenderedWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map(({ text, italic, bold, struck }) => {
    if (struck) return <s key={text}>{text}</s>;
    if (italic) return <i key={text}>{text}</i>;
    return bold ? <b key={text}>{text}</b> : text;
  });
}

function TableCell({ cell, column }: { cell: Cell; column?: boolean }) {
  const { words, align, head, bar } = cell;
  const content = (
    <>
      {bar !== undefined && <span className={css.bar} style={{ inlineSize: `${bar * 55}%` }} aria-hidden />}
      <RenderedWords words={words} />
    </>
  );
  if (!column && !head) return <td data-align={align}>{content}</td>;
  return (
    <th scope={column ? 'col' : 'row'} data-align={align}>
      {content}
    </th>
  );
}

function Line({ cells, column = false }: { cells: readonly Cell[]; column?: boolean }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
        <TableCell key={index} cell={cell} column={column} />
      ))}
    </tr>
  );
}

function Table({ table }: { table: Extract<Part, { kind: 'table' }> }) {
  const { head, rows, total, widths = [] } = table;
  const sum = widths.reduce((a, b) => a + b, 0);
  return (
    <table className={css.table}>
      <colgroup>
        {head.map((cell, index) => (
          <col
            key={String(cell.words)}
            style={sum ? { inlineSize: `${((widths[index] ?? 1) / sum) * 100}%` } : {}}
          />
        ))}
      </colgroup>
      <thead>
        <Line cells={head} column />
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal and keep their order
          <Line key={index} cells={cells} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Line cells={total} />
        </tfoot>
      )}
    </table>
  );
}

/** One part of a document, for screen and paper. */
export function SheetPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return (
        <p className={part.small ? css.small : css.text}>
          <RenderedWords words={part.words} />
        </p>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {part.items.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items with runs have no text of their own as a key
            <li key={index}>
              <RenderedWords words={words} />
            </li>
          ))}
        </ul>
      );
    case 'tiles':
      return (
        <dl className={css.tiles}>
          {part.tiles.map(({ value, label, note, alert }) => (
            <div key={label} data-alert={alert || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {note && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table table={part} />;
    case 'figure':
      return <Figure figure={part} />;
    case 'rows':
      return (
        <dl className={css.rows}>
          {part.rows.map(({ label, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <RenderedWords words={words} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
