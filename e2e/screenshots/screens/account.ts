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
  ...inStates(
    { screen: "emails", state: "artist", path: "/account/emails", as: "demo-artist" },
    /^(notification\.mailSettings|push\.settings)$/,
    ["loading", "failed"],
  ),
  ...inStates(
    { screen: "bookmarks", state: "artist", path: "/account/bookmarks", as: "demo-artist" },
    /^bookmark\./,
    ["loading", "empty", "failed"],
  ),
  ...inStates(
    { screen: "lists", state: "agency", path: "/account/lists", as: "demo-agency" },
    /^profileList\./,
    ["loading", "empty", "failed"],
  ),
  ...inStates(
    { screen: "invitations", state: "artist", path: "/account/invitations", as: "demo-artist" },
    /^callInvitation\./,
    ["loading", "empty", "failed"],
  ),
  ...inStates(
    { screen: "invited", state: "agency", path: "/account/calls/142/invitations", as: "demo-agency" },
    /^callInvitation\.sent$/,
    ["loading", "failed"],
  ),
  ...inStates(
    { screen: "searches", state: "artist", path: "/account/searches", as: "demo-artist" },
    /^savedSearch\./,
    ["loading", "empty", "failed"],
  ),
  ...inStates(
    { screen: "settings", state: "artist", path: "/account/settings", as: "demo-artist" },
    /^account\./,
    ["loading", "failed"],
  ),
  ...inStates(
    { screen: "profile-edit", state: "artist", path: "/account/profile", as: "demo-artist" },
    /^portfolio\.mine$/,
    ["loading", "empty", "failed", "long"],
  ),
  ...inStates(
    { screen: "poster", state: "artist", path: "/account/poster/artist", as: "demo-artist" },
    /^profile\.(mine|get)$/,
    ["loading", "failed"],
  ),
  ...inStates({ screen: "team", state: "agency", path: "/account/team", as: "demo-agency" }, /^team\.mine$/, [
    "loading",
    "empty",
    "failed",
    "long",
  ]),
  ...inStates(
    { screen: "shortlists", state: "agency", path: "/account/calls/142/shortlists", as: "demo-agency" },
    /^shortlist\.list$/,
    ["loading", "empty", "failed"],
  ),
  ...inStates(
    { screen: "auditions", state: "agency", path: "/account/calls/142/auditions", as: "demo-agency" },
    /^audition\.days$/,
    ["loading", "failed"],
  ),
  ...inStates(
    { screen: "audition plan", state: "agency", path: "/account/calls/142/auditions/new", as: "demo-agency" },
    /^audition\.days$/,
    ["failed"],
  ),
  { screen: "account", state: "agency", path: "/account", as: "demo-agency" },
];
