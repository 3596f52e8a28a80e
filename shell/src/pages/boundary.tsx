import { Component, type ErrorInfo, type ReactNode } from 'react';
import { giveUpFirstView } from '../first-view/head-script';
import { fetchAgain } from '../layout/frame/lazy-with-texts';
import { PageLoading } from '../layout/frame/parts/page-loading';
import { alteredBy } from '../loader/altered';
import { isChunkFailure } from '../loader/failure';
import { reloadForCode } from '../offline/reload';
import { Altered } from './altered';
import { Failure } from './failure';
import { NotFetched } from './not-fetched';

interface Props {
  /** Where one is: another page gets another try. */
  path: string;
  children: ReactNode;
}

interface State {
  /** why the page is not there: it broke, its code is not what was released or did not arrive, which loading once more may mend */
  fault: 'broken' | 'altered' | 'missing' | 'reloading' | null;
}

/** Keeps the bars when a page of the shell throws, and shows the 500 page in its place. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: isChunkFailure(error) ? 'reloading' : 'broken' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A page of the shell failed', error, info.componentStack);
    giveUpFirstView();
    if (isChunkFailure(error)) void this.loadOnceMore(error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.fault !== null && before.path !== this.props.path) this.setState({ fault: null });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (fault === 'reloading') return <PageLoading />;
    const retry = () => {
      fetchAgain();
      this.setState({ fault: null });
    };
    if (fault === 'altered') return <Altered onRetry={retry} />;
    return fault === 'missing' ? <NotFetched onRetry={retry} /> : <Failure onRetry={retry} />;
  }

  /** Its code did not come: another build may have replaced it. Only where the page is not loaded again is it missing. */
  private async loadOnceMore(error: Error): Promise<void> {
    const altered = await alteredBy(error);
    if (!altered && (await reloadForCode())) return;
    const found = altered ? 'altered' : 'missing';
    this.setState(({ fault }) => ({ fault: fault === 'reloading' ? found : fault }));
  }
}
