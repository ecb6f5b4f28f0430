/** Somebody with an account. */
export type Person = {
  id: number;
  name: string;
  username: string;
  email: string;
  phone: string;
  password: string;
};

/** The password of both accounts, and the code that verifies every number. */
export const password = "stand-in-password";
export const oneTimeCode = "123456";

export const people: readonly Person[] = [
  {
    id: 1,
    name: "Meera Pillai",
    username: "meera",
    email: "meera@example.org",
    phone: "+919812300001",
    password,
  },
  {
    id: 2,
    name: "Lamplight Casting",
    username: "lamplight",
    email: "office@example.org",
    phone: "+919812300002",
    password,
  },
];

/** Comments by article: who writes, what, and the replies to it. */
export const commentTexts: readonly (readonly [
  author: string,
  text: string,
  replies: readonly (readonly [string, string])[],
])[] = [
  [
    "Farid",
    "The staircase works. The neighbour moved out.",
    [["Meera Pillai", "Ours plays the other part by now."]],
  ],
  ["Ananya", "Which cards do you use? Mine fall apart by the third act.", []],
  [
    "Jonas",
    "I do it the other way round, last page first.",
    [
      ["Farid", "Does that not spoil the ending?"],
      ["Jonas", "It saves it."],
    ],
  ],
  ["Lamplight Casting", "Whoever tries this: tell us how it went.", []],
  ["Sunita", "Nine days! We had six.", []],
  ["Tomas", "Read it on the train and missed my station.", [["Ananya", "Was it worth it?"]]],
  ["Ira", "The third point is the one that nobody tells you.", []],
  ["Dev", "Printed, and pinned above the sink.", []],
  ["Noor", "Thank you for this.", []],
];
