import { errorCatalogue } from "@callboard/contracts/error";
import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";

type ErrorBoundaryProps = {
  /** What stands there instead of a message; `null` for what a page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Keeps a failure while rendering inside one part of a page; Retry renders that part anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const handleRetry = () => this.setState({ hasFailed: false });
    return <ErrorState message={errorCatalogue.unexpected.text} onRetry={handleRetry} />;
  }
}
