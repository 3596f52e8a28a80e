import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import css from './news-bar.module.css';

interface Props {
  /** what is new; null while nothing is */
  text: string | null;
  /** name of the button that shows it */
  show: string;
  onShow: () => void;
}

/**
 * Says beside a list that there is more than it shows, and loads it on request: rows never move by themselves.
 * Always drawn, because screen readers announce only what changes within a known status.
 */
export function NewsBar({ text, show, onShow }: Props) {
  return (
    <div role="status" className={css.place}>
      {text !== null && (
        <span className={css.news}>
          {text} · <TextButton onPress={onShow}>{show}</TextButton>
        </span>
      )}
    </div>
  );
}
