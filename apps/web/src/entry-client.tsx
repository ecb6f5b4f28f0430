import "./shared/config/theme.css";
import { bootWhenCalm } from "./boot.ts";

bootWhenCalm(() => import("./app/start.tsx").then(({ start }) => start()));
