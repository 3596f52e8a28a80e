import type { ReactNode } from 'react';
import css from './profile.module.css';

/** One card of the profile. */
export function ProfileSection({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{title}</h2>
      {children}
      {help && <p className={css.help}>{help}</p>}
    </section>
  );
}
