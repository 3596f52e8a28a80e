import { arcs } from '@ciguawatch/shared/ui/art/ring-arcs';
import css from './document.module.css';

interface Props {
  title: string;
  aside?: string;
  portal: string;
  /** `h2` where the document is shown on a page that has a heading of its own. */
  heading?: 'h1' | 'h2';
}

/** Head of a printed document: logo, portal name, title, and the striped border of a nautical chart. */
export function PaperHead({ title, aside = '', portal, heading: Heading = 'h1' }: Props) {
  return (
    <header>
      <div className={css.head}>
        <svg viewBox="0 0 48 48" width={46} height={46} aria-hidden="true">
          <circle cx="24" cy="24" r="13" fill="#1E8E9A" />
          {arcs(6, 20, 24).map((d) => (
            <path key={d} d={d} fill="none" stroke="#C9A14A" strokeWidth={5} />
          ))}
          <circle cx="27" cy="22" r="3" fill="#FFFFFF" />
        </svg>
        <div>
          <b>{portal}</b>
          <Heading>{title}</Heading>
        </div>
        {aside !== '' && <strong>{aside}</strong>}
      </div>
      <div className={css.neatline}>
        {Array.from({ length: 18 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal segments of the border that never move
          <span key={i} />
        ))}
      </div>
    </header>
  );
}
