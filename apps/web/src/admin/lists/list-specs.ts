import type { ListEntry, ListFields, ListName } from "@callboard/contracts/site-list";

/** How a field of an entry is asked for. */
type FieldSpec = {
  label: string;
  kind: "text" | "slug" | "paragraph" | "check" | "picture" | "url" | "country" | "zone" | "state" | "sites";
  hint?: string;
  /** May stay empty. */
  isOptional?: boolean;
};

type Spec<Name extends ListName> = {
  /** Below `/admin/lists`. */
  path: string;
  title: string;
  about: string;
  /** One entry, in a sentence. */
  noun: string;
  /** The button that adds one. */
  addText: string;
  /** False for those that their dates sort. */
  isOrdered: boolean;
  fields: { [Field in keyof ListFields<Name>]: FieldSpec };
  /** What a new entry begins with. */
  blank: ListFields<Name>;
};

const name = { label: "Name", kind: "text" } as const;

/** The lists that editors keep: what each is for, and what its entries hold. */
export const listSpecs: { [Name in ListName]: Spec<Name> } = {
  category: {
    path: "categories",
    title: "Categories",
    about: "The sections of the blog. Each article is in one of them.",
    noun: "category",
    addText: "Add a category",
    isOrdered: true,
    fields: {
      name,
      photo: {
        label: "Photo",
        kind: "picture",
        hint: "Stands on top of the category's page.",
        isOptional: true,
      },
      show_on_header: {
        label: "Show on the header",
        kind: "check",
        hint: "In the navigation of every page.",
      },
    },
    blank: { name: "", photo: null, show_on_header: false },
  },
  tag: {
    path: "tags",
    title: "Tags",
    about: "What articles are about. Each tag has a page, on the sites that it names.",
    noun: "tag",
    addText: "Add a tag",
    isOrdered: true,
    fields: {
      name,
      slug: { label: "Address", kind: "slug", hint: "Its former address keeps leading here." },
      status: { label: "State", kind: "state" },
      domain_names: { label: "Sites", kind: "sites" },
      description: { label: "Description", kind: "paragraph", isOptional: true },
      photo: { label: "Photo", kind: "picture", isOptional: true },
      meta_title: { label: "Title for search engines", kind: "text", isOptional: true },
      meta_description: { label: "Description for search engines", kind: "paragraph", isOptional: true },
    },
    blank: {
      ...{ name: "", slug: "", status: "active", domain_names: [], description: null, photo: null },
      ...{ meta_title: null, meta_description: null },
    },
  },
  video: {
    path: "videos",
    title: "Videos",
    about: "The videos of the home page, newest first.",
    noun: "video",
    addText: "Add a video",
    isOrdered: false,
    fields: {
      title: { label: "Title", kind: "text" },
      description: { label: "Description", kind: "paragraph", isOptional: true },
      video_url: { label: "Address of the video", kind: "url", isOptional: true },
      thumbnail_url: { label: "Picture", kind: "picture", isOptional: true },
      is_featured: { label: "Featured", kind: "check", hint: "Shown on the home page." },
    },
    blank: { title: "", description: "", video_url: null, thumbnail_url: null, is_featured: true },
  },
  city: {
    path: "cities",
    title: "Cities",
    about: "Where calls take place. The zone says what time a call means.",
    noun: "city",
    addText: "Add a city",
    isOrdered: true,
    fields: {
      name,
      country: { label: "Country", kind: "country", hint: "Its two letters, such as IN." },
      time_zone: { label: "Time zone", kind: "zone", hint: "Such as Asia/Kolkata." },
    },
    blank: { name: "", country: "", time_zone: "" },
  },
  profession: {
    path: "professions",
    title: "Professions",
    about: "What artists call themselves in their profiles.",
    noun: "profession",
    addText: "Add a profession",
    isOrdered: true,
    fields: { name },
    blank: { name: "" },
  },
  event_category: {
    path: "event-categories",
    title: "Event categories",
    about: "What kind of work a call or a campaign is.",
    noun: "event category",
    addText: "Add an event category",
    isOrdered: true,
    fields: { name },
    blank: { name: "" },
  },
};

/** In the order of the navigation. */
export const listOrder = ["category", "tag", "video", "city", "profession", "event_category"] as const;

/** The list at a path below `/admin/lists`; null for none. */
export const listAt = (path: string | undefined): ListName | null =>
  listOrder.find((list) => listSpecs[list].path === path) ?? null;

/** What an entry is called. */
export const nameOf = ({ fields }: Pick<ListEntry, "fields">): string =>
  "title" in fields ? fields.title : fields.name;
