import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useUiT } from '../foundation/ui-texts';
import { VisuallyHidden } from '../foundation/visually-hidden';
import css from './skeleton.module.css';

/** Milliseconds before a skeleton appears: a short flash looks like an error. */
export const SKELETON_DELAY_MS = 300;

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
}

/** Grey placeholder block in the size of the content that is loading. */
export function Skeleton({ width = '100%', height = 14, radius }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={css.block}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

export interface LoadingProps {
  /** Skeletons in the layout of the content. */
  children: ReactNode;
  label?: string;
  /** Milliseconds before the skeletons appear. */
  delay?: number;
}

/** Announces that something is loading, and shows its skeletons after a delay. */
export function Loading({ children, label, delay = SKELETON_DELAY_MS }: LoadingProps) {
  const t = useUiT();
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{shown ? (label ?? t('spinner.loading')) : ''}</span>
      </VisuallyHidden>
      <div className={shown ? undefined : css.early}>{children}</div>
    </div>
  );
}

/** Grey lines in place of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.lines}>
      {Array.from({ length: lines }, (_, i) => i + 1).map((line) => (
        <Skeleton key={line} width={line === lines ? '62%' : '100%'} />
      ))}
    </span>
  );
}
