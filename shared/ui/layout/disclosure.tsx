import { type ReactNode, useId, useState } from 'react';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import css from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  icon?: IconName;
  /** At the end of the heading, for example "3 of 14". */
  aside?: ReactNode;
  /** Heading level in the page. */
  level?: 2 | 3;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible block. Collapsed content stays mounted, so that answers are kept. */
export function Disclosure(props: DisclosureProps) {
  const { title, icon, aside, level = 2, isOpen, defaultOpen = false, onToggle, children } = props;
  const [own, setOwn] = useState(defaultOpen);
  const open = isOpen ?? own;
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  const toggle = () => {
    setOwn(!open);
    onToggle?.(!open);
  };
  return (
    <section className={css.block}>
      <Title className={css.heading}>
        <button type="button" className={css.head} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {icon && <Icon name={icon} size={22} />}
          <span className={css.title}>{title}</span>
          {aside && <span className={css.aside}>{aside}</span>}
          <span className={cx(css.arrow, open && css.turned)}>
            <Icon name="chevron-down" />
          </span>
        </button>
      </Title>
      <div id={id} className={css.body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
