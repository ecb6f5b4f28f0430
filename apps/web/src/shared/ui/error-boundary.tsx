import { errorCatalogue } from "@callboard/contracts/error";
import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";

type ErrorBoundaryProps = { children: ReactNode };

/** Keeps a failure while rendering inside one part of a page; Retry renders that part anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const handleRetry = () => this.setState({ hasFailed: false });
    return <ErrorState message={errorCatalogue.unexpected.text} onRetry={handleRetry} />;
  }
}
