import { useState } from "react";

type Person = { id: number; name: string };

/** As many as one act takes. Not imported from the contracts, which would load their schemas. */
const most = 50;

/** The people of a list that are ticked. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Person>>(new Map());
  const toggle = (person: Person) => {
    const next = new Map(chosen);
    if (!next.delete(person.id) && next.size < most) next.set(person.id, person);
    setChosen(next);
  };
  return {
    people: [...chosen.values()],
    has: (id: number) => chosen.has(id),
    toggle,
    clear: () => setChosen(new Map()),
  };
}
