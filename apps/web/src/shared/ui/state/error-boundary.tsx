import { errorCatalogue } from "@callboard/contracts/error";
import { Component, type ReactNode } from "react";
import { hasLostCode } from "#shared/lib/page/lost-code.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { ErrorState } from "./error-state.tsx";

type ErrorBoundaryProps = {
  /** Replaces the error message; `null` for what a page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Catches render errors of one part of a page; Retry renders it again, or loads the page anew where code did not come. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const handleRetry = () => {
      // React keeps that a lazy part did not come.
      if (hasLostCode()) reloadAt(window.location.href);
      else this.setState({ hasFailed: false });
    };
    return <ErrorState message={errorCatalogue.unexpected.text} onRetry={handleRetry} />;
  }
}
