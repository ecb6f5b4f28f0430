import "#shared/config/theme.css";
import "#shared/lib/api/zod-settings.ts";

export { start } from "#app/start.tsx";
