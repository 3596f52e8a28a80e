import { Component, type ErrorInfo, type ReactNode } from 'react';
import { giveUpFirstView } from '../first-view/noted';
import { fetchAgain } from '../layout/frame/lazy-with-texts';
import { isChunkFailure } from '../loader/failure';
import { reloadForCode } from '../offline/reload';
import { Failure } from './failure';
import { NotFetched } from './not-fetched';

interface Props {
  /** Where one is: another page gets another try. */
  path: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** what failed is the page's code, which did not arrive */
  code: boolean;
}

/** Keeps the bars when a page of the shell throws, and shows the 500 page in its place. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, code: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, code: isChunkFailure(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A page of the shell failed', error, info.componentStack);
    giveUpFirstView();
    // Its code did not come: another build may have replaced it, so the page is loaded once more.
    if (isChunkFailure(error)) void reloadForCode();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false, code: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      fetchAgain();
      this.setState({ failed: false, code: false });
    };
    return this.state.code ? <NotFetched onRetry={retry} /> : <Failure onRetry={retry} />;
  }
}
