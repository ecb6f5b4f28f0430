import "./shared/config/theme.css";
import "./shared/lib/api/zod-settings.ts";
import { bootWhenCalm } from "./boot.ts";

bootWhenCalm(() => import("./app/start.tsx").then(({ start }) => start()));
