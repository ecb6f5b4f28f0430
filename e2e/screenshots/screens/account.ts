import { inStates, type Screen } from "./screen.ts";

const mine = /\.mine$|^session\.list$|^application\.|^contribution\./;

export const accountScreens: Screen[] = [
  ...inStates({ screen: "account", state: "artist", path: "/account", as: "demo-artist" }, mine, [
    "loading",
    "empty",
    "failed",
    "long",
  ]),
  ...inStates(
    { screen: "notifications", state: "agency", path: "/account/notifications", as: "demo-agency" },
    /^notification\.list$/,
  ),
  { screen: "account", state: "agency", path: "/account", as: "demo-agency" },
];
