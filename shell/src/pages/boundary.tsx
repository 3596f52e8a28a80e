import { Component, type ErrorInfo, type ReactNode } from 'react';
import { giveUpFirstView } from '../first-view/head-script';
import { fetchAgain } from '../layout/frame/lazy-with-texts';
import { PageLoading } from '../layout/frame/parts/page-loading';
import { diagnoseAlteredFiles } from '../loader/altered-files';
import { isChunkFailure } from '../loader/failure';
import { reloadForCode } from '../offline/reload';
import { AlteredFilesPage } from './altered-files-page';
import { Failure } from './failure';
import { NotFetched } from './not-fetched';

interface Props {
  /** Current path: another page gets another try. */
  path: string;
  children: ReactNode;
}

interface State {
  /**
   * why the page is missing: it crashed, its code was altered or did not load; the latter two may be solved
   * by reloading
   */
  fault: 'broken' | 'altered' | 'missing' | 'replaced' | 'reloading' | null;
}

/** Whether the server answers now, however the code was lost. */
const isServerThere = () =>
  fetch('/registry.json', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && navigator.onLine,
    () => false,
  );

/** Error boundary that keeps the bars and shows a message when a page of the shell throws. */
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
    if (fault === 'altered') return <AlteredFilesPage onRetry={retry} />;
    if (fault === 'broken') return <Failure onRetry={retry} />;
    return <NotFetched isReplaced={fault === 'replaced'} onRetry={retry} />;
  }

  /**
   * The code of the page failed to load, probably because a new build replaced it: reload, or show the
   * message if that is not possible.
   */
  private async loadOnceMore(error: Error): Promise<void> {
    const altered = await diagnoseAlteredFiles(error);
    if (!altered && (await reloadForCode())) return;
    const found = altered ? 'altered' : (await isServerThere()) ? 'replaced' : 'missing';
    this.setState(({ fault }) => ({ fault: fault === 'reloading' ? found : fault }));
  }
}
