import { empty } from "../answers.ts";
import { inStates, type Screen } from "./screen.ts";

const article = "/blog/self-tape-in-a-one-room-flat";
const lists = /^(blog|event|profile)\.|^category\.list$/;

export const blogScreens: Screen[] = [
  ...inStates({ screen: "home", state: "demo", path: "/" }, lists),
  { screen: "home", state: "signed in", path: "/", as: "demo-artist" },
  ...inStates({ screen: "blog", state: "demo", path: "/blog" }, /^blog\.|^category\.list$/),
  { screen: "blog", state: "nothing found", path: "/blog?query=zyxomma" },
  ...inStates({ screen: "article", state: "demo", path: article }, /^(blog|comment)\./, [
    "loading",
    "failed",
    "long",
  ]),
  {
    ...{ screen: "article", state: "no comments", path: article },
    answers: { to: /^comment\.|^blog\.recommended$/, are: empty },
  },
  { screen: "article", state: "signed in", path: article, as: "demo-artist" },
  { screen: "article", state: "print", path: article, isPrint: true },
  ...inStates({ screen: "author", state: "demo", path: "/blog/author/devika-sengar" }, /^blog\.byAuthor$/),
  ...inStates({ screen: "tag", state: "demo", path: "/blog/tag/self-tape" }, /^blog\.byTag$/),
];
