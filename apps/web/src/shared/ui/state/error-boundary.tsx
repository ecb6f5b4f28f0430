import { errorCatalogue } from "@callboard/contracts/error";
import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";

type ErrorBoundaryProps = {
  /** Replaces the error message; `null` for what a page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Catches render errors of one part of a page; Retry renders it again. */
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
