import {
  type Client,
  createBrowserSession,
  createClient,
  createStandaloneSession,
  eventForm,
  formDataOf,
  type Inputs,
  type Outputs,
  readFailure,
  type SessionState,
} from "@callboard/client";

type Article = Outputs["blog"]["list"]["blogs"][number];

async function titlesOf(client: Client, search: string): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const given: Inputs["blog"]["list"] = { limit: 2, search, ...(cursor !== undefined && { cursor }) };
    const { blogs, pagination } = await client.blog.list.query(given);
    titles.push(...blogs.map(({ title }: Article) => title));
    cursor = pagination.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return titles;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => readFailure(error),
  );

/** What another program does with the package: it reads, pages, signs in, uploads and signs out. */
export async function walk(url: string) {
  const states: SessionState[] = [];
  const session = createStandaloneSession({ onChange: (state) => states.push(state) });
  const client = createClient({ url, session });
  const photo = new File([new Uint8Array(64)], "photo.jpg", { type: "image/jpeg" });
  const form = eventForm.parse({
    ...{ title: "Chorus", category_id: "1", tags: "theatre", description: "Twelve voices." },
    ...{ start_date: "2026-05-04", start_time: "10:30", venue_name: "Old Mill Hall", present_city: "Mumbai" },
    ...{
      address_1: "12 Mill Lane",
      contact_person: "Asha Rao",
      website: "https://example.com",
      price: "12.50",
    },
    ...{
      contact_number: "0123456789",
      email: "asha@example.com",
      description_photo: photo,
      banner_photo: photo,
    },
  });

  const [categories, titles] = await Promise.all([
    client.event.categories.query(),
    titlesOf(client, "stage"),
  ]);
  const refused = await failureOf(client.event.create.mutate(formDataOf(form)));
  const { user } = await client.session.signIn.mutate({ username: "person-1", password: "password" });
  const event = await client.event.create.mutate(formDataOf(form));
  await client.session.signOut.mutate();
  return {
    categories,
    titles,
    refused,
    user: user.name,
    event: event?.title,
    states: states.length,
    left: session.read(),
  };
}

/** What the compiler has to accept or to refuse; nobody runs it. */
export async function types() {
  const client = createClient({ session: createBrowserSession() });
  const { events } = await client.event.list.query();
  // @ts-expect-error the list may be empty
  events[0].title;
  // @ts-expect-error there is no such procedure
  client.event.nothing;
  // @ts-expect-error an id is a number
  await client.event.get.query({ id: "1" });
  // @ts-expect-error a query is no mutation
  await client.event.get.mutate({ id: 1 });
}
