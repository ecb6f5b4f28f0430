import { lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { isAskingToRegister } from "./register-as-state.ts";

const RegisterAsDialog = lazy(() =>
  import("./register-as-dialog.tsx").then(({ RegisterAsDialog }) => ({ default: RegisterAsDialog })),
);

/** Opens the Register-as dialog on the home page after a number was verified. */
export function RegisterAs() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!isAskingToRegister(state)) return null;
  const handleClose = () => void navigate(pathname + search, { replace: true, state: null });
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <RegisterAsDialog isOpen onClose={handleClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
