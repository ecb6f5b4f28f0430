// Here, because the schemas' library is in a file that is run before the app's own.
import "#shared/lib/api/zod-settings.ts";

// The one script inside the document of the back office: puts the remembered theme on before anything is painted.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden here: nothing was remembered.
}
